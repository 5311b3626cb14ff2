"""The interactive page on the REST interface: Swagger UI, from the files built into the package."""

from __future__ import annotations

from litestar import MediaType, Response, get

from voliere.server.openapi import PATH
from voliere.server.people.scopes import needs
from voliere.server.routes.web import FOLDER, NO_CLIENT

FILES = "apidocs"
PAGE = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Volière: REST</title>
<link rel="stylesheet" href="/{FILES}/swagger-ui.css">
</head>
<body>
<main id="docs" data-description="{PATH}"></main>
<script src="/{FILES}/swagger-ui-bundle.js"></script>
<script src="/{FILES}/start.js"></script>
</body>
</html>
"""


@get("/docs", include_in_schema=False, **needs("open"))
async def docs() -> Response[str]:
    """Every operation, to read and to try out, with nothing from elsewhere."""
    if not (FOLDER / FILES / "start.js").is_file():
        return Response(NO_CLIENT, media_type=MediaType.TEXT)
    return Response(PAGE, media_type=MediaType.HTML)


HANDLERS = [docs]
