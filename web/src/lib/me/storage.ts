/** What this browser remembers. Where it may not remember anything, everything still works, for today. */
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
    // Private windows and full disks: nothing to be done, and nothing to tell.
  }
}
