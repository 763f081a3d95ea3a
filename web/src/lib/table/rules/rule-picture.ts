import type { Component } from 'svelte';

/** A drawing beside a clause. Screen readers get the caption. */
export interface RulePicture {
  readonly picture: Component<object>;
  readonly props: object;
  readonly caption: string;
  /** In pixels; on a narrow screen it takes what there is. */
  readonly width: number;
}

/** For a game's ui/rule-pictures.ts, which maps the ids of clauses to these. */
export function rulePicture<Props extends object>(
  picture: Component<Props>,
  props: Props,
  caption: string,
  width = 176,
): RulePicture {
  return { picture: picture as Component<object>, props, caption, width };
}

export type RulePictures = Readonly<Record<string, RulePicture>>;
