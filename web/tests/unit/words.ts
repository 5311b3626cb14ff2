/** All words of the page in every language, loaded before a test begins. */

import { languages, loads } from 'virtual:words';
import { settings } from '$lib/settings.svelte';
import { load } from '$lib/words';

const rooms = new Set(Object.keys(loads).map((name) => name.replace(/\.[^.]+$/, '')));
const { lang } = settings;
for (settings.lang of languages) await Promise.all([...rooms].map(load));
settings.lang = lang;
