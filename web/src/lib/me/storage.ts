/** Items in this browser's storage. Where storage is blocked, everything works until the page is closed. */
export function loadItem<Value extends object>(key: string, fallback: Value): Value {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Value>;
    return { ...fallback, ...kept };
  } catch {
    return fallback;
  }
}

export function saveItem(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: nothing can be done about it, and the player need not know.
  }
}
