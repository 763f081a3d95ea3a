/** Put text on the clipboard, on plain http too, where the modern way is closed. */
export async function copy(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copyBySelection(words);
  }
}

function copyBySelection(words: string): boolean {
  const field = document.createElement('textarea');
  field.value = words;
  // A modal dialog makes everything outside it inert, and what is inert cannot be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way there is without https
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

export const canShare = (): boolean => 'share' in navigator;

/** The device's own share sheet. Whoever closes it again has changed their mind, which is no error. */
export async function share(title: string, words: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, text: words, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
