// Runs before the first paint, so that a dark page never flashes light.
(function () {
	try {
		var kept = JSON.parse(localStorage.getItem('voliere.settings') || '{}');
		var root = document.documentElement;
		if (kept.theme === 'dark' || kept.theme === 'light') root.dataset.theme = kept.theme;
		var lang = kept.lang || (/^fr/i.test(navigator.language) ? 'fr' : 'en');
		root.lang = lang;
	} catch (ignored) {
		// Storage may be forbidden; the page then follows the system.
	}
})();
