/** In place of `idle.ts`: what is put off until something is drawn, or until there is time, comes at once. */
export function afterPaint(then: () => void): () => void {
  then();
  return () => undefined;
}

export const whenIdle = afterPaint;
