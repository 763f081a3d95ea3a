import { keep, recall } from './storage';

export type Theme = 'system' | 'light' | 'dark';
export type Signs = 'coloradd' | 'neutral';
export type TypeSize = 'normal' | 'large';
export type Motion = 'system' | 'less';

const KEY = 'huetable.settings';

const DEFAULTS = {
  theme: 'system' as Theme,
  signs: 'coloradd' as Signs,
  type: 'normal' as TypeSize,
  motion: 'system' as Motion,
  sound: true,
  vibration: true,
};

/** How this browser likes its table. Changes are remembered and take effect at once. */
export class Settings {
  theme = $state<Theme>('system');
  signs = $state<Signs>('coloradd');
  type = $state<TypeSize>('normal');
  motion = $state<Motion>('system');
  sound = $state(true);
  vibration = $state(true);

  constructor() {
    Object.assign(this, recall(KEY, DEFAULTS));
  }

  /** Call inside an effect: reads every setting, so that each change is kept and shown. */
  apply(root: HTMLElement): void {
    const { theme, signs, type, motion, sound, vibration } = this;
    keep(KEY, { theme, signs, type, motion, sound, vibration });
    root.dataset.theme = theme;
    root.dataset.type = type;
    root.dataset.motion = motion;
  }
}

export const settings = new Settings();
