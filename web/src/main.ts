import './lib/ui/fonts.css';
import './lib/ui/tokens.css';
import './lib/ui/base.css';
import './lib/ui/contrast.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './lib/i18n/language';
import { keepLanguageOfLink } from './lib/i18n/languages';
import { settings } from './lib/me/settings.svelte';

keepLanguageOfLink();

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
// In a task of its own: a slow phone has enough to do with reading the script.
setTimeout(() => mount(App, { target }));

/** By then a slow line has brought what is on the screen. */
const SCREEN_IS_THERE = 4000;

// The service worker shows an offline page and notifications. Browsers without it, or plain http, miss nothing else.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => setTimeout(() => void startWorker(), SCREEN_IS_THERE));
}

async function startWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(`/sw.js?lang=${language}`);
    if (!settings.notify) return;
    const { Notifications } = await import('./lib/notify/notifications.svelte');
    await new Notifications().keepSubscribed();
  } catch {
    // The page works without it.
  }
}
