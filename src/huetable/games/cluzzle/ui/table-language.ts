/** Whether a table plays in another language than the page speaks. */
export const isForeign = (language: string): boolean =>
  language !== document.documentElement.lang.slice(0, 2).toLowerCase();
