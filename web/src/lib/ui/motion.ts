/** Whether nothing may move: the device asks for that, or the player in the settings. Style sheets know it by base.css. */
export function isCalm(): boolean {
  return (
    document.documentElement.dataset.motion === 'less' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
