import { mount, unmount, type Component } from 'svelte';
import Glyph from '../glyphs/Glyph.svelte';
import { formatNumber, listed } from '../i18n';
import { language } from '../i18n/language';
import type { Host, Mount, SignProps } from './interface';
import MountedScreen from './MountedScreen.svelte';

/** What the page offers to the screens of another package. */
export function hostFor(texts: Readonly<Record<string, unknown>>): Host {
  return { language, texts, sign, listed, formatNumber };
}

const sign: Mount<SignProps> = (target, props) => {
  let drawn = mount(Glyph, { target, props: { ...props } });
  return {
    update: (next) => {
      void unmount(drawn);
      drawn = mount(Glyph, { target, props: { ...next } });
    },
    destroy: () => void unmount(drawn),
  };
};

/** A screen of another package as a component of ours. Its props are read again whenever one of them changes. */
export function asComponent<Props extends Readonly<Record<string, unknown>>>(
  draw: Mount<Props>,
): Component<Props> {
  return (internals, props) =>
    (MountedScreen as Component<{ draw: Mount<Props>; props: Props }>)(internals, {
      draw,
      get props() {
        return { ...props };
      },
    });
}
