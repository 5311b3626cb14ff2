"""The web client: the files built into the package; every other page is its front page. And the
games compiled for it, as far as they are built by now."""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import File

from voliere.server.errors import ServerError
from voliere.server.people.scopes import needs
from voliere.wasm.builds import BUILT

FOLDER = Path(__file__).parent.parent / "web"

# Named here, because what the operating system calls them differs, and browsers are strict.
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}

# What a file of the page may be called; nothing else that strangers ask for reaches the disk.
PLAIN = re.compile(r"(?:[\w.-]{1,100}/){0,8}[\w.-]{1,100}", re.ASCII)

NO_CLIENT = (
    "Volière : le serveur tourne, mais la page n’est pas construite (make page).\n"
    "Volière: the server is running, but the page has not been built (make page).\n"
)


@get("/", include_in_schema=False, **needs("open"))
async def front_page() -> Response[str] | File:
    """The client."""
    return answer("")


@get("/engine", include_in_schema=False, **needs("open"))
async def engine_files() -> Response[dict[str, str]]:
    """The games that are built, each with the hash of its description, which names that of its
    module: so whoever keeps them knows which are others by now."""
    built = sorted(BUILT.glob("*.json"))
    found = {file.stem: hash_of(file, file.stat().st_mtime_ns) for file in built}
    return Response(found, media_type="application/json", headers={"Cache-Control": "no-cache"})


@lru_cache
def hash_of(file: Path, _changed: int) -> str:
    """The hash of a file that was last changed then."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


@get("/engine/{name:str}", include_in_schema=False, **needs("open"))
async def engine_file(name: FromPath[str]) -> File:
    """A file of a game compiled for the page (docs/engine.md). It may be another one tomorrow:
    whoever keeps it compares its hash."""
    if (wanted := file_at(name, BUILT)) is None:
        raise ServerError("not-found")
    return sent(wanted, "no-cache")


@get("/{path:path}", include_in_schema=False, **needs("open"))
async def page(path: FromPath[str]) -> Response[str] | File:
    """A file of the client, or its front page."""
    return answer(path)


def answer(path: str) -> Response[str] | File:
    """A file of the client if there is one at that path, or its front page."""
    plain = path.lstrip("/")
    if plain.startswith("api/"):
        raise ServerError("not-found")
    if (wanted := file_at(plain)) is not None:
        is_hashed = "assets" in wanted.relative_to(FOLDER.resolve()).parts
        cache = "public, max-age=31536000, immutable" if is_hashed else "no-cache"
        return sent(wanted, cache)
    front = FOLDER / "index.html"
    if not front.is_file():
        return Response(NO_CLIENT, media_type="text/plain")
    return sent(front, "no-cache")


def sent(file: Path, cache: str) -> File:
    """A file as an answer, kept by browsers as `cache` says."""
    return File(
        file,
        content_disposition_type="inline",
        media_type=KINDS.get(file.suffix, "application/octet-stream"),
        headers={"Cache-Control": cache},
    )


def file_at(path: str, folder: Path = FOLDER) -> Path | None:
    """The file of the client, or of another folder, at that path, if there is one."""
    if not PLAIN.fullmatch(path):
        return None
    wanted = (folder / path).resolve()
    return wanted if wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None


HANDLERS = [front_page, engine_files, engine_file, page]
