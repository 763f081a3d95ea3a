/** Takes away what the server has written on the page for the time until the first screen is there. */
export function endSplash(): void {
  document.querySelector('.splash')?.remove();
}
