import { saveItem, loadItem } from './storage';

export type Theme = 'system' | 'light' | 'dark';
export type Signs = 'coloradd' | 'neutral';
export type TextSize = 'normal' | 'large';
export type Motion = 'system' | 'less';

const KEY = 'huetable.settings';

const DEFAULTS = {
  theme: 'system' as Theme,
  signs: 'coloradd' as Signs,
  type: 'normal' as TextSize,
  motion: 'system' as Motion,
  sound: true,
  vibration: true,
  notify: false,
};

/** How this browser likes its table. Changes are remembered and take effect at once. */
export class Settings {
  theme = $state<Theme>('system');
  signs = $state<Signs>('coloradd');
  type = $state<TextSize>('normal');
  motion = $state<Motion>('system');
  sound = $state(true);
  vibration = $state(true);
  notify = $state(false);

  constructor() {
    Object.assign(this, loadItem(KEY, DEFAULTS));
  }

  /** The device asks once whether it may; where it may not, the switch stays off. */
  async setNotifications(on: boolean): Promise<void> {
    this.notify =
      on && 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
  }

  /** Call inside an effect: reads every setting, so that each change is kept and shown. */
  apply(root: HTMLElement): void {
    const { theme, signs, type, motion, sound, vibration, notify } = this;
    saveItem(KEY, { theme, signs, type, motion, sound, vibration, notify });
    root.dataset.theme = theme;
    tintBrowser(root, theme);
    root.dataset.type = type;
    root.dataset.motion = motion;
  }
}

/** The bar that the browser draws around the page follows the chosen look, whatever the device prefers. */
function tintBrowser(root: HTMLElement, theme: Theme): void {
  for (const tint of root.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { look } = tint.dataset;
    const chosen = theme === look ? 'all' : 'not all';
    tint.media = theme === 'system' ? `(prefers-color-scheme: ${look})` : chosen;
  }
}

export const settings = new Settings();
