import './lib/ui/fonts.css';
import './lib/ui/tokens.css';
import './lib/ui/base.css';
import './lib/ui/contrast.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './lib/i18n/language';
import { keepLanguageOfLink } from './lib/i18n/languages';

keepLanguageOfLink();

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
// In a task of its own: a slow phone has enough to do with reading the script.
setTimeout(() => mount(App, { target }));

// The service worker only shows an offline page. Browsers without it, or plain http, miss nothing else.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener(
    'load',
    () => void navigator.serviceWorker.register(`/sw.js?lang=${language}`).catch(() => undefined),
  );
}
