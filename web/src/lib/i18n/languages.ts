import { language } from './language';

export interface OfferedLanguage {
  readonly code: string;
  /** What it calls itself. */
  readonly name: string;
}

/** The languages that this server offers: it has written them on the page. */
export function offeredLanguages(root: HTMLElement = document.documentElement): OfferedLanguage[] {
  const codes = (root.dataset.languages ?? language).split(' ');
  return codes.map((code) => ({ code, name: ownName(code) }));
}

/** "Deutsch", "Español". */
function ownName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

const YEAR = 365 * 24 * 3600;

/** The server reads it before it sends a page: from now on, for a year. */
export function rememberLanguage(code: string): void {
  document.cookie = `lang=${code}; path=/; samesite=lax; max-age=${YEAR}`;
}

/** This page in another language. An address that names a language names the new one. */
export function switchLanguage(code: string): void {
  rememberLanguage(code);
  const address = new URL(location.href);
  if (address.searchParams.has('lang')) address.searchParams.set('lang', code);
  // Also where the address stays the same, the server sends another page.
  if (address.href === location.href) location.reload();
  else location.replace(address);
}

/** A link chose the language: it stays on the following pages, but never replaces what the reader has chosen. */
export function keepLanguageOfLink(): void {
  const chosen = document.cookie.split('; ').some((cookie) => cookie.startsWith('lang='));
  if (!chosen && new URLSearchParams(location.search).get('lang') === language)
    document.cookie = `lang=${language}; path=/; samesite=lax`;
}
