// Shows the server's description of itself at /api/v1/docs; inline scripts are not allowed there.
const place = document.getElementById('docs');
window.SwaggerUIBundle({
	url: place.dataset.description,
	domNode: place,
	presets: [window.SwaggerUIBundle.presets.apis],
	validatorUrl: null,
	defaultModelsExpandDepth: 0,
	docExpansion: 'list'
});
