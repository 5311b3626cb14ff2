// Runs before the first paint, so that a dark page never flashes light, and fetches the words that
// the page is about to say (which file holds them the build has written into the script's element).
(function () {
	var words = JSON.parse(document.currentScript.dataset.words || '{}');
	var wanted = navigator.language.split('-')[0];
	var lang = wanted in words ? wanted : 'en';
	try {
		var kept = JSON.parse(localStorage.getItem('voliere.settings') || '{}');
		if (kept.theme === 'dark' || kept.theme === 'light') document.documentElement.dataset.theme = kept.theme;
		if (kept.lang in words) lang = kept.lang;
	} catch (ignored) {
		// Storage may be forbidden; the page then follows the system.
	}
	document.documentElement.lang = lang;
	if (!words[lang]) return;
	var link = document.createElement('link');
	link.rel = 'modulepreload';
	link.href = words[lang];
	link.crossOrigin = '';
	document.head.append(link);
})();
