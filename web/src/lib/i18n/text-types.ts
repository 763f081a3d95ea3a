// Made by `huetable types` from the catalogue of messages. Change that instead.

export interface Texts {
  readonly hues: {
    readonly red: string;
    readonly orange: string;
    readonly yellow: string;
    readonly green: string;
    readonly blue: string;
    readonly purple: string;
    readonly brown: string;
    readonly pink: string;
    readonly white: string;
    readonly black: string;
  };
  readonly common: {
    readonly home: string;
    readonly back: string;
    readonly cancel: string;
    readonly close: string;
    readonly copied: string;
    readonly copy: string;
    readonly share: string;
    readonly loading: string;
    readonly you: string;
    readonly bot: string;
    readonly skip: string;
    readonly unreachable: string;
  };
  readonly guide: {
    readonly title: string;
    readonly gotIt: string;
    readonly off: string;
  };
}
