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
  readonly home: {
    readonly title: string;
    readonly lead: string;
    readonly games: string;
    readonly players: (args: { fixed: string | boolean; most: string | number; least: string | number }) => string;
    readonly minutes: (args: { minutes: string | number }) => string;
    readonly play: string;
    readonly playAgainst: (args: { bots: number }) => string;
    readonly invite: string;
    readonly rules: string;
    readonly rulesOf: (args: { game: string | number }) => string;
    readonly join: string;
    readonly code: string;
    readonly codeLike: string;
    readonly joinButton: string;
    readonly mine: string;
    readonly open: string;
    readonly openEmpty: string;
    readonly myTurn: string;
    readonly phases: {
      readonly waiting: string;
      readonly playing: string;
      readonly over: string;
    };
    readonly alone: string;
    readonly withBots: string;
    readonly oneScreen: (args: { names: string | number }) => string;
    readonly with: (args: { names: string | number }) => string;
    readonly hostedBy: (args: { host: string | number }) => string;
    readonly people: (args: { people: number }) => string;
    readonly sit: string;
    readonly look: string;
  };
  readonly you: {
    readonly title: string;
    readonly hint: string;
    readonly name: string;
    readonly colour: string;
    readonly go: string;
    readonly save: string;
    readonly edit: (args: { name: string | number }) => string;
    readonly unnamed: string;
  };
  readonly waiting: {
    readonly title: (args: { game: string | number }) => string;
    readonly invite: string;
    readonly inviteHint: string;
    readonly code: string;
    readonly link: string;
    readonly qr: string;
    readonly shareText: (args: { game: string | number }) => string;
    readonly tv: string;
    readonly chairs: string;
    readonly seats: (args: { enough: string | boolean; taken: number; most: string | number; least: string | number }) => string;
    readonly free: string;
    readonly host: string;
    readonly ready: string;
    readonly notReady: string;
    readonly away: string;
    readonly botOf: (args: { level: string | boolean }) => string;
    readonly addBot: string;
    readonly level: (args: { level: string | boolean }) => string;
    readonly remove: (args: { name: string | number }) => string;
    readonly heldWith: (args: { name: string | number }) => string;
    readonly another: string;
    readonly anotherHint: string;
    readonly anotherName: string;
    readonly anotherSit: string;
    readonly sitTitle: string;
    readonly sit: string;
    readonly full: string;
    readonly settings: string;
    readonly settingsHost: string;
    readonly settingsGuest: string;
    readonly clocks: string;
    readonly clocksHint: string;
    readonly clocksOf: {
      readonly off: string;
      readonly relaxed: string;
      readonly quick: string;
    };
    readonly pace: string;
    readonly paceHint: string;
    readonly paceOf: {
      readonly calm: string;
      readonly brisk: string;
      readonly instant: string;
    };
    readonly timeout: string;
    readonly timeoutOf: {
      readonly bot: string;
      readonly skip: string;
    };
    readonly listed: string;
    readonly listedHint: string;
    readonly less: (args: { label: string | number }) => string;
    readonly more: (args: { label: string | number }) => string;
    readonly imReady: string;
    readonly notYet: string;
    readonly readyAgain: string;
    readonly changed: (args: { host: string | number; changes: string | number }) => string;
    readonly changedBack: (args: { host: string | number }) => string;
    readonly changedTo: (args: { label: string | number; value: string | number }) => string;
    readonly changedSomehow: (args: { label: string | number }) => string;
    readonly on: string;
    readonly off: string;
    readonly nextSeats: string;
    readonly start: string;
    readonly needMore: (args: { missing: number }) => string;
    readonly needReady: (args: { names: string | number }) => string;
    readonly needYou: string;
    readonly allSet: string;
    readonly waitForHost: (args: { host: string | number }) => string;
    readonly unreadable: string;
    readonly drawn: string;
  };
  readonly invitation: {
    readonly change: string;
    readonly changeTitle: string;
    readonly changeHint: string;
  };
  readonly watchers: {
    readonly title: string;
    readonly allowed: string;
    readonly allowedHint: string;
    readonly unnamed: (args: { number: string | number }) => string;
    readonly removeHint: string;
  };
  readonly seats: {
    readonly choose: string;
    readonly turn: (args: { name: string | number }) => string;
    readonly curtain: string;
    readonly pass: (args: { pointer: string | boolean; name: string | number }) => string;
    readonly passHint: (args: { pointer: string | boolean }) => string;
    readonly lift: (args: { name: string | number }) => string;
    readonly allMine: string;
  };
  readonly tv: {
    readonly join: (args: { host: string | number }) => string;
    readonly waiting: string;
  };
  readonly notFound: {
    readonly title: string;
    readonly hint: string;
    readonly code: (args: { code: string | number }) => string;
    readonly changed: string;
    readonly home: string;
  };
  readonly guide: {
    readonly title: string;
    readonly gotIt: string;
    readonly off: string;
  };
}
