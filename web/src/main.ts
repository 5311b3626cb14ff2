import { mount } from 'svelte';
import { registerSW } from 'virtual:pwa-register';
import App from './App.svelte';
import { dress } from '$lib/settings.svelte';
import './app.css';

dress();
mount(App, { target: document.getElementById('app') as HTMLElement });
if ('serviceWorker' in navigator && import.meta.env.PROD) registerSW({ immediate: false });
