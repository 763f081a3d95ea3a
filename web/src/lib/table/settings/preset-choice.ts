import type { GameInfo, OptionInfo, PresetInfo, Table } from '../../net/protocol';

type Options = Table['options'];

/** What a preset says nothing about: who sits where, the clock, the language, and texts that people have typed. */
function leftAlone({ kind, name }: OptionInfo): boolean {
  return kind === 'seat' || kind === 'text' || name === 'clock' || name === 'language';
}

function governed(info: GameInfo): readonly OptionInfo[] {
  return info.options.filter((option) => !leftAlone(option));
}

/** Whether presets are about this option. */
export function isInPresets(info: GameInfo, name: string): boolean {
  return governed(info).some((option) => option.name === name);
}

function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The preset that these options are, or null where somebody has mixed their own. */
export function presetOf(info: GameInfo, options: Options): PresetInfo | null {
  const matches = (preset: PresetInfo) =>
    governed(info).every(({ name, default: usual }) =>
      sameValue(options[name] ?? usual, preset.options[name] ?? usual),
    );
  return info.presets.find(matches) ?? null;
}

/** The options of this preset, beside everything that it says nothing about. */
export function withPreset(info: GameInfo, options: Options, preset: PresetInfo): Options {
  const chosen = governed(info).map(({ name, default: usual }) => [name, preset.options[name] ?? usual]);
  return { ...options, ...(Object.fromEntries(chosen) as Options) };
}

/** The options that differ from the rules as written, for a mix of one's own. */
export function unusualOptions(info: GameInfo, options: Options): readonly OptionInfo[] {
  return governed(info).filter(({ name, default: usual }) => !sameValue(options[name] ?? usual, usual));
}

/** How long this preset takes the players who are here; null if it takes as long as the game's card says. */
export function minutesOf(info: GameInfo, preset: PresetInfo | null, players: number): number | null {
  const minutes = preset?.minutes ?? [];
  if (minutes.length === 0) return null;
  return minutes[Math.min(Math.max(players - info.card.seats[0], 0), minutes.length - 1)] ?? null;
}
