/** Copies text, on plain http too, where the clipboard API is missing. */
export async function copyText(words: string): Promise<boolean> {
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
  // A modal dialog makes everything outside it inert, and inert elements cannot be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way there is without https
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

export const canShare = (): boolean => 'share' in navigator;

/** Shares a link with the device's own share sheet. */
export function shareLink(title: string, words: string, url: string): Promise<void> {
  return openShareSheet({ title, text: words, url });
}

/** Closing the share sheet is not an error. */
async function openShareSheet(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

const canShareFile = (file: File): boolean =>
  canShare() && 'canShare' in navigator && navigator.canShare({ files: [file] });

/** Whether the device has a share sheet for pictures. */
export const canSharePicture = (): boolean =>
  canShareFile(new File([], 'picture.png', { type: 'image/png' }));

/** Shares a file if the device can; otherwise downloads it. Returns which of them it did. */
export async function shareFile(blob: Blob, name: string, title: string): Promise<'shared' | 'saved'> {
  const file = new File([blob], name, { type: blob.type });
  if (canShareFile(file)) {
    await openShareSheet({ title, files: [file] });
    return 'shared';
  }
  downloadFile(file);
  return 'saved';
}

export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
