import { neutralSigns } from '../i18n/language';
import type { Times } from '../net/protocol';
import { saveItem, loadItem } from './storage';

export type Theme = 'system' | 'light' | 'dark';
export type Signs = 'coloradd' | 'neutral';
export type TextSize = 'normal' | 'large' | 'larger' | 'double';
export type Motion = 'system' | 'less';

const KEY = 'huetable.settings';

const DEFAULTS = {
  theme: 'system' as Theme,
  signs: 'coloradd' as Signs,
  type: 'normal' as TextSize,
  motion: 'system' as Motion,
  sound: true,
  /** In percent. */
  volume: 60,
  vibration: true,
  /** Whether this device tells me that it is my turn. */
  notify: false,
  /** How many times the usual time I need to play. */
  time: 1 as Times,
};

/** The display settings of this browser. Changes are stored and take effect at once. */
export class Settings {
  theme = $state<Theme>('system');
  signs = $state<Signs>('coloradd');
  type = $state<TextSize>('normal');
  motion = $state<Motion>('system');
  sound = $state(true);
  volume = $state(60);
  vibration = $state(true);
  notify = $state(false);
  time = $state<Times>(1);

  constructor(readonly neutralSignsOnly = neutralSigns) {
    Object.assign(this, loadItem(KEY, DEFAULTS));
  }

  /** The signs that are drawn. What a player has chosen elsewhere is kept. */
  get drawnSigns(): Signs {
    return this.neutralSignsOnly ? 'neutral' : this.signs;
  }

  /** Call inside an effect: it reads every setting, so that each change is stored and shown. */
  apply(root: HTMLElement): void {
    const { theme, signs, type, motion, sound, volume, vibration, notify, time } = this;
    saveItem(KEY, { theme, signs, type, motion, sound, volume, vibration, notify, time });
    root.dataset.theme = theme;
    tintBrowser(root, theme);
    root.dataset.type = type;
    root.dataset.motion = motion;
  }

  /** Takes over what is chosen in another window of this browser. Returns how to stop that. */
  follow(): () => void {
    const read = ({ key }: StorageEvent) => {
      if (key === KEY) Object.assign(this, loadItem(KEY, DEFAULTS));
    };
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }
}

/** The browser's own bar follows the chosen theme, whatever the device prefers. */
function tintBrowser(root: HTMLElement, theme: Theme): void {
  for (const tint of root.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { look } = tint.dataset;
    const chosen = theme === look ? 'all' : 'not all';
    tint.media = theme === 'system' ? `(prefers-color-scheme: ${look})` : chosen;
  }
}

export const settings = new Settings();
