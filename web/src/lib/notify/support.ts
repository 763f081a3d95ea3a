/** How this browser can tell somebody that it is their turn, or why it can't. */
export type Support = 'closed' | 'open' | 'https' | 'install' | 'blocked' | 'never';

/** `closed`: also when no page is open; `open`: only while one is. The others say what is missing. */
export function notificationSupport(browser: Window & typeof globalThis = globalThis.window): Support {
  const { isSecureContext, navigator } = browser;
  if (!isSecureContext) return 'https';
  if (!('Notification' in browser)) return isAppleMobile(navigator) ? 'install' : 'never';
  if (browser.Notification.permission === 'denied') return 'blocked';
  return 'serviceWorker' in navigator && 'PushManager' in browser ? 'closed' : 'open';
}

/** Browsers on iPhones and iPads show notifications only for pages on the home screen. iPads say that they are Macs. */
function isAppleMobile({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
