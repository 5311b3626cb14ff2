"""For those who run the server: its health and its figures."""

from __future__ import annotations

from litestar import Response, get

from voliere.server import guard
from voliere.server.bodies import Health
from voliere.server.errors import ServerError
from voliere.server.permissions import needs
from voliere.server.routes.door import Asked, Office_


@get("/healthz", tags=["operation"], include_in_schema=False, **needs("open"))
async def health(request: Asked, office: Office_) -> Response[Health]:
    """200 while moves are accepted, 503 with the reason otherwise."""
    failed = office.storage.failed
    if failed is None:
        return Response(Health(status="ok", sentence=None))
    sentence = failed.sentence(guard.language_of(request))
    return Response(Health(status=failed.code, sentence=sentence), status_code=503)


@get(
    "/metrics",
    tags=["operation"],
    include_in_schema=False,
    media_type="text/plain",
    **needs("open"),
)
async def metrics(request: Asked, office: Office_) -> str:
    """The figures of this process, as Prometheus reads them, at an address of their own."""
    server = request.scope["server"]
    if server is None or server[1] != office.metrics_port:
        raise ServerError("not-found")
    return office.metrics.text(
        tables=len(office.house.tables),
        sockets=office.n_sockets,
        is_well=office.storage.failed is None,
    )


HANDLERS = [health, metrics]
