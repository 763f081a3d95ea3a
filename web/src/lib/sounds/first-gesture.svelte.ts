/** Browsers allow no sound and no vibration before the first touch, click or key. */
export class FirstGesture {
  seen = $state('userActivation' in navigator && navigator.userActivation.hasBeenActive);

  constructor() {
    const see = () => (this.seen = true);
    for (const gesture of ['pointerup', 'keydown'])
      addEventListener(gesture, see, { capture: true, once: true });
  }
}

export const firstGesture = new FirstGesture();
