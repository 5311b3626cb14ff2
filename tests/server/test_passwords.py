"""Guessing passwords: the guesser is stopped, the owner is not; weak ones are refused."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.client import Guest
from tests.server.running import HandClock, Running, running
from voliere.server.errors import ServerError
from voliere.server.net.limits import Buckets
from voliere.server.people.passwords import check_password

RIGHT = "mésange bleue"
DEVICE = "voliere-device"


@pytest.fixture(scope="module")
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def server(clock: HandClock, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that is as strict as it comes."""
    folder = tmp_path_factory.mktemp("data")
    with running(folder, clock=clock, settings={"generosity": 1.0}) as one:
        yield one


def somebody(server: Running, host: str = "127.0.0.1") -> Guest:
    """Somebody without a session, at an address of their own."""
    guest = Guest(server.address)
    guest.http = httpx.AsyncClient(
        base_url=server.address + "/api/v1",
        headers={"Origin": server.address},
        transport=httpx.AsyncHTTPTransport(local_address=host),
        timeout=60,
    )
    return guest


async def owner(server: Running, login: str) -> Guest:
    ana = somebody(server)
    await ana.post("/guest", name="Ana")
    await ana.post("/me/account", login=login, password=RIGHT)
    return ana


async def guess(who: Guest, login: str, password: str = "not this one") -> str | None:
    answer = await who.http.post("/login", json={"login": login, "password": password})
    code: str | None = answer.json().get("code")
    return code


@pytest.mark.asyncio
async def test_wrong_guesses_from_elsewhere_do_not_lock_the_owner_out(server: Running) -> None:
    await owner(server, "ana")
    eve = somebody(server, "127.0.0.2")
    told = [await guess(eve, "ANA") for _ in range(12)]
    assert told[:8] == ["wrong-password"] * 8
    assert set(told[8:]) == {"too-many-tries"}
    assert await guess(eve, "ana", RIGHT) == "too-many-tries", "not even the right one"
    assert await guess(eve, "somebody-else") == "wrong-password"
    assert await guess(somebody(server, "127.0.0.3"), "ana", RIGHT) is None


@pytest.mark.asyncio
async def test_a_guesser_may_try_again_later(server: Running, clock: HandClock) -> None:
    eve = somebody(server, "127.0.0.2")
    while await guess(eve, "nobody") == "wrong-password":
        pass
    clock.ms += 31_000
    assert await guess(eve, "nobody") == "wrong-password"
    assert await guess(eve, "nobody") == "too-many-tries"


@pytest.mark.asyncio
async def test_one_address_can_not_try_all_accounts(server: Running) -> None:
    server.services.limits.passwords._addresses = Buckets("too-many-tries", rate=0, burst=3)
    eve = somebody(server, "127.0.0.2")
    told = [await guess(eve, f"account-{number}") for number in range(5)]
    assert told == ["wrong-password"] * 3 + ["too-many-tries"] * 2
    assert await guess(somebody(server), "account-9") == "wrong-password"


@pytest.mark.asyncio
async def test_a_known_device_is_let_in_while_many_addresses_guess(server: Running) -> None:
    ana = await owner(server, "ana")
    eve = await owner(server, "eve")
    server.services.limits.passwords._logins = Buckets("too-many-tries", rate=0, burst=2)
    for last in range(2, 5):
        await guess(somebody(server, f"127.0.0.{last}"), "ana")
    assert await guess(somebody(server, "127.0.0.9"), "ana", RIGHT) == "too-many-tries"
    await ana.http.post("/logout")
    ana.http.cookies.delete("voliere")
    assert await guess(ana, "ana", RIGHT) is None
    assert (await ana.get("/me"))["account"] == "ana"
    stranger = somebody(server, "127.0.0.9")
    for device in (eve.http.cookies[DEVICE], "x.y", ".", "é", ana.http.cookies[DEVICE] + "x"):
        stranger.http.cookies.set(DEVICE, device.encode("ascii", "ignore").decode())
        assert await guess(stranger, "ana", RIGHT) == "too-many-tries", device


@pytest.mark.asyncio
async def test_a_stolen_device_can_not_guess_for_ever(server: Running) -> None:
    ana = await owner(server, "ana")
    told = [await guess(ana, "ana") for _ in range(10)]
    assert told == ["wrong-password"] * 8 + ["too-many-tries"] * 2


@pytest.mark.asyncio
async def test_recovery_codes_and_old_passwords_can_not_be_guessed_either(server: Running) -> None:
    ana = await owner(server, "ana")
    eve = somebody(server, "127.0.0.2")
    ask = {"login": "ana", "code": "aaaa-aaaa-aaaa-aaaa", "password": "fauvette grise"}
    told = [(await eve.http.post("/recover", json=ask)).json()["code"] for _ in range(9)]
    assert told == ["wrong-code"] * 8 + ["too-many-tries"]
    wrong = {"old": "not this one", "new": "fauvette grise"}
    told = [(await ana.http.put("/me/password", json=wrong)).json()["code"] for _ in range(9)]
    assert told == ["wrong-password"] * 7 + ["too-many-tries"] * 2, "one went to the account"


@pytest.mark.asyncio
async def test_the_device_cookie_is_safe_and_goes_with_the_account(server: Running) -> None:
    ana = somebody(server)
    await ana.post("/guest")
    made = await ana.http.post("/me/account", json={"login": "ana", "password": RIGHT})
    cookie = next(one for one in made.headers.get_list("set-cookie") if one.startswith(DEVICE))
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    gone = await ana.http.delete("/me")
    cleared = [one for one in gone.headers.get_list("set-cookie") if one.startswith(DEVICE)]
    assert "Max-Age=0" in cleared[0]


@pytest.mark.parametrize(
    "password",
    [
        "12345678",
        "123456789",
        "87654321",
        "abcdefgh",
        "ABCDEFGH",
        "qwertyui",
        "azertyuiop",
        "abcd1234",
        "1234abcd",
        "aaaaaaaa",
        "abababab",
        "abcabcabc",
        "12121212",
        "1q2w3e4r",
        "1qaz2wsx",
        "password",
        "Password1",
        "P@ssw0rd",
        "motdepasse1",
        "Soleil123",
        "volière1",
        "qwerty12",
        "azerty123!",
        "letmein!",
        "margaux",
        "margaux99",
        "Margaux-1",
        "margaux2024!",
    ],
)
def test_what_is_guessed_at_once_is_no_password(password: str) -> None:
    with pytest.raises(ServerError) as refused:
        check_password(password, "margaux")
    assert refused.value.code == ("bad-password" if len(password) < 8 else "weak-password")


@pytest.mark.parametrize(
    "password",
    [
        "mésange bleue",
        "correct horse",
        "fauvette-grise",
        "x7#kQ2m!",
        "123 go to the zoo",
        "合言葉は鳥の歌です",
    ],
)
def test_what_takes_long_to_guess_is_a_password(password: str) -> None:
    check_password(password, "margaux")


@pytest.mark.asyncio
async def test_a_weak_password_makes_no_account(server: Running) -> None:
    ana = somebody(server)
    await ana.post("/guest")
    for password in ("12345678", "grimpereau"):
        ask = {"login": "grimpereau", "password": password}
        answer = await ana.http.post("/me/account", json=ask)
        assert (answer.status_code, answer.json()["code"]) == (400, "weak-password")
    await ana.post("/me/account", login="grimpereau", password=RIGHT)
    changed = await ana.http.put("/me/password", json={"old": RIGHT, "new": "aaaaaaaa"})
    assert changed.json()["code"] == "weak-password"
    await ana.post("/login", login="grimpereau", password=RIGHT)
