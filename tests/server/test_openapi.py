"""S1: fuzzed requests and frames get declared answers, never a fault."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import openapi_spec_validator
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import status_code_conformance

import voliere
from tests.server.client import BOT, ME, Guest
from tests.server.running import Running
from voliere.games import REGISTRY
from voliere.server import protocol, schema

WORDS = Path(voliere.__file__).parent.rglob("words/en.ftl")
CODES = {code for file in WORDS for code in re.findall(r"^error-([\w-]+)", file.read_text(), re.M)}
FRAMES = 3000
SOAK_FRAMES = 1_000_000
EXAMPLES = 8
SOAK_EXAMPLES = 4500  # of each operation that can be asked in so many ways: 100,000 in all
DEPTHS = (65, 500, 980, 1_100, 4_000, 10_000)
PARTS = 6  # so many tests of a sixth of the operations each, for several cores

# Requests come with the fuzzer's session, not with an invented one.
OWN_SESSION = schemathesis.Config.from_dict({"generation": {"with-security-parameters": False}})

short = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def described_by(server: Running) -> Any:
    return httpx.get(server.address + "/api/v1/openapi.json", timeout=60).json()


def test_s1_openapi_is_complete(server: Running) -> None:
    described = described_by(server)
    openapi_spec_validator.validate(described)
    assert described["openapi"].startswith("3.1")
    assert described["info"]["title"].isascii()
    assert set(described["components"]["securitySchemes"]) == {"session", "token"}
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], (path, method)
            assert operation["description"], (path, method)
            for parameter in operation.get("parameters", ()):
                assert parameter.get("description"), (path, method, parameter["name"])
            for status, answer in operation["responses"].items():
                if status >= "400":
                    body = answer["content"]["application/json"]["schema"]
                    assert body["$ref"].endswith("Problem"), (path, method, status)
                    assert set(answer["x-codes"]) <= CODES, (path, method, status)
            if "security" not in operation:
                assert "401" not in operation["responses"], (path, method)
            if method == "get" and "security" not in operation:
                assert "403" not in operation["responses"], (path, method)
    for name, one in described["components"]["schemas"].items():
        assert one.get("description") or name.startswith("Game") or "$ref" in one, name


def test_bodies_have_examples_that_fit_them(server: Running) -> None:
    """But those that take a whole record, of which docs/notation.md has examples."""
    described = described_by(server)
    schemas = described["components"]["schemas"]
    asked = set()
    for methods in described["paths"].values():
        for operation in methods.values():
            if "requestBody" in operation:
                (content,) = operation["requestBody"]["content"].values()
                asked.add(content["schema"]["$ref"].rsplit("/", 1)[1])
    without = {one for one in asked if "examples" not in schemas[one]}
    assert {one for one in without if "record" not in schemas[one]["properties"]} == set()
    for name, one in schemas.items():
        whole = {**one, "components": described["components"]}
        for example in one.get("examples", ()):
            assert jsonschema_rs.validator_for(whole).is_valid(example), name


@pytest.mark.asyncio
@pytest.mark.parametrize("game", REGISTRY)
async def test_what_started_tables_answer_fits_their_schema(server: Running, game: str) -> None:
    described = described_by(server)
    ana = await Guest.enter(server.address)
    opened = await ana.open_table(game, [ME, BOT])
    table = f"/tables/{opened['table']['id']}"
    await ana.post(f"{table}/start")
    async with ana.http.stream("GET", "/bot/stream") as lines:
        async for line in lines.aiter_lines():
            news = json.loads(line)
            check_body(described, "/bot/stream", "get", news)
            if news["type"] == "your-turn":
                move = {"seat": news["seat"], "move": news["view"]["moves"][0]}
                move |= {"id": f"d{news['decision']}", "decision": news["decision"]}
                await ana.post(f"{table}/moves", **move)
                seen = await ana.get(table)
                check_body(described, "/tables/{table_id}", "get", seen)
                assert seen["view"]["game"] == game
            elif news["type"] == "finished":
                break
    for path, params in (
        ("/me/tables", {}),
        ("/tables/{table_id}/told", {"until": 10_000, "seat": 0}),
        ("/tables/{table_id}/fairness", {}),
        ("/tables/{table_id}/record", {}),
        ("/me/export", {}),
        ("/games", {}),
        ("/announcements", {}),
    ):
        answer = await ana.get(path.replace("/tables/{table_id}", table), **params)
        check_body(described, path, "get", answer)


def check_body(described: Any, path: str, method: str, body: Any) -> None:
    """Raise unless a body is what the description says that an operation answers with."""
    answer = described["paths"]["/api/v1" + path][method]["responses"]["200"]
    (content,) = answer["content"].values()
    whole = {**content["schema"], "components": described["components"]}
    jsonschema_rs.validator_for(whole).validate(body)


class Fuzzer:
    """Somebody with two tables, one waiting for players and one in play, who sends all sorts of
    requests; when one of them ended the session, they come in again."""

    def __init__(self, server: Running) -> None:
        self._api = server.address + "/api/v1"
        self._headers = {"Origin": server.address}
        self._session = requests.Session()
        self.answers: Counter[tuple[str, int]] = Counter()
        self._come_in()

    def _come_in(self) -> None:
        self._session.cookies.clear()
        self._ask("/guest", {})
        waiting = self._ask("/tables", {"game": "piafs", "seats": [ME, {"kind": "open"}]})
        playing = self._ask("/tables", {"game": "vautour", "seats": [ME, BOT]})
        self._tables = [one["table"]["id"] for one in (waiting, playing)]
        self._ask(f"/tables/{self._tables[1]}/start", {})

    def _ask(self, path: str, body: object) -> Any:
        answer = self._session.post(self._api + path, json=body, headers=self._headers)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    def check(self, case: schemathesis.Case, table: int | None) -> None:
        """Send a request, to one of the two tables or to whichever it says; its answer is one of
        those declared."""
        if table is not None and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = self._tables[table]
        answer = case.call(session=self._session, headers=self._headers)
        case.validate_response(answer, checks=(not_a_server_error, status_code_conformance))
        self.answers[f"{case.method} {case.path}", answer.status_code] += 1
        if answer.status_code >= 400:
            declared = case.operation.definition.raw["responses"][str(answer.status_code)]
            assert answer.json()["code"] in declared["x-codes"], (case.method, case.path)
        if answer.status_code == 401 or not self._session.cookies:
            self._come_in()

    def check_nested(self, method: str, path: str) -> None:
        """Send bodies that are nested ever deeper; each is refused."""
        url = self._api + path.replace("{table_id}", self._tables[0])
        headers = {**self._headers, "Content-Type": "application/json"}
        for depth in DEPTHS:
            for body in ("[" * depth, '{"a":' * (depth // 4) + "1" + "}" * (depth // 4)):
                answer = self._session.request(method, url, data=body, headers=headers)
                assert 400 <= answer.status_code < 500, (method, path, depth)


def fuzz_requests(server: Running, n_examples: int, part: slice) -> None:
    """So many requests to every operation of that part, each answered as declared."""
    api = schemathesis.openapi.from_url(server.address + "/api/v1/openapi.json", config=OWN_SESSION)
    fuzzer = Fuzzer(server)
    for result in list(api.get_all_operations())[part]:
        operation = result.ok()
        if not operation.path.endswith("/bot/stream"):  # it never ends
            cases = given(case=operation.as_strategy(), table=st.sampled_from([None, 0, 1]))
            settings(short, max_examples=n_examples)(cases(fuzzer.check))()
    asked, strangers = Counter[str](), Counter[str]()
    for (name, status), n in fuzzer.answers.items():
        asked[name] += n
        strangers[name] += n * (status == 401)
    assert all(strangers[name] <= n / 2 for name, n in asked.items()), "most have a session"


def test_s1_fuzzed_requests_get_declared_answers(server: Running) -> None:
    fuzz_requests(server, EXAMPLES, slice(None))


def test_s1_nested_bodies_are_refused_by_every_operation(server: Running) -> None:
    described = httpx.get(server.address + "/api/v1/openapi.json").json()
    fuzzer = Fuzzer(server)
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            if "requestBody" in operation:
                fuzzer.check_nested(method.upper(), path.removeprefix("/api/v1"))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_s1_many_fuzzed_requests_get_declared_answers(server: Running, part: int) -> None:
    fuzz_requests(server, SOAK_EXAMPLES, slice(part, None, PARTS))


def fuzzed_frames() -> Iterator[str | bytes]:
    """Frames that are nearly messages, hardly messages and no messages; ever others."""
    chance = random.Random(1)
    kinds = [str(one.__struct_config__.tag) for one in schema.members(protocol.FromClient)]
    fields = ("seat", "move", "id", "decision", "text", "phrase", "cells", "key", "muted", "agree")
    values = (0, 1, -1, 10**30, 1.5, None, True, "", "x" * 50, "7", [], {}, ["a1"], "é\u0000")
    while True:
        message = {field: chance.choice(values) for field in chance.sample(fields, 4)}
        frame = json.dumps({"type": chance.choice(kinds), **message})
        damage = chance.random()
        if damage < 0.2:
            yield chance.randbytes(chance.randrange(200))
        elif damage < 0.22:
            depth = chance.choice(DEPTHS)
            yield (chance.choice(("[", '{"type":', '{"type":"chat","text":[')) * depth)[:8000]
        elif damage < 0.4:
            cut = chance.randrange(len(frame))
            yield frame[:cut] + chance.choice('{}[]",:x') + frame[cut + 1 :]
        else:
            yield frame


async def fuzz_frames(server: Running, n_frames: int) -> None:
    """So many frames to one socket; each is answered, and the server grows by less than a tenth."""
    ana = await Guest.enter(server.address)
    opened = await ana.open_table("vautour", [ME, BOT])
    seat = await ana.connect(opened["table"]["id"])
    await seat.say("start")
    used = 0
    for number, frame in enumerate(islice(fuzzed_frames(), n_frames)):
        await seat.socket.send(frame)
        if number % 100 == 99:
            await seat.say("ping")
            await seat.until("pong")
            seat.messages.clear()
            seat.raw.clear()
        if number == n_frames // 2:
            used = memory()
    assert memory() < 1.1 * used
    figures = server.services.metrics.registry
    assert figures.get_sample_value("voliere_refused_total", {"code": "internal"}) is None
    assert figures.get_sample_value("voliere_refused_total", {"code": "bad-json"}) > 100


def memory() -> int:
    """The memory of this process, the server's thread included."""
    return int(Path("/proc/self/statm").read_text().split()[1])


@pytest.mark.asyncio
async def test_s1_fuzzed_frames_are_answered(server: Running) -> None:
    await fuzz_frames(server, FRAMES)


@pytest.mark.soak
@pytest.mark.asyncio
async def test_s1_a_million_fuzzed_frames_are_answered(server: Running) -> None:
    await fuzz_frames(server, SOAK_FRAMES)
