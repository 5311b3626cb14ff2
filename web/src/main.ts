import { mount } from 'svelte';
import { registerSW } from 'virtual:pwa-register';
import App from './App.svelte';
import { dress } from '$lib/settings.svelte';
import { load } from '$lib/words';
import './app.css';

dress();
await load('frame');
mount(App, { target: document.getElementById('app') as HTMLElement });
if ('serviceWorker' in navigator && import.meta.env.PROD) registerSW({ immediate: false });
