"""For those who run the server: its health and its figures."""

from __future__ import annotations

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from voliere.server.bodies import Health
from voliere.server.errors import ServerError
from voliere.server.net import http_headers
from voliere.server.people.scopes import needs
from voliere.server.routes.dependencies import Asked, Services_


@get("/healthz", tags=["operation"], include_in_schema=False, **needs("open"))
async def health(request: Asked, services: Services_) -> Response[Health]:
    """200 while moves are accepted, 503 with the reason otherwise."""
    failed = services.storage.failed
    if failed is None:
        return Response(Health(status="ok", sentence=None))
    sentence = failed.sentence(http_headers.language_of(request))
    return Response(Health(status=failed.code, sentence=sentence), status_code=503)


@get(
    "/metrics",
    tags=["operation"],
    include_in_schema=False,
    **needs("open"),
)
async def metrics(request: Asked, services: Services_) -> Response[bytes]:
    """The figures of this process, as Prometheus reads them, at an address of their own."""
    server = request.scope["server"]
    if server is None or server[1] != services.metrics_port:
        raise ServerError("not-found")
    figures = services.metrics.text(
        tables=len(services.live_tables.tables),
        sockets=services.n_sockets,
        is_well=services.storage.failed is None,
    )
    return Response(figures, media_type=CONTENT_TYPE_LATEST)


HANDLERS = [health, metrics]
