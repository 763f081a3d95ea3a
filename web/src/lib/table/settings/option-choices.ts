import { capitalized } from '../../i18n';
import type { OptionInfo } from '../../net/protocol';
import type { IndexedChair } from '../room/seats/next-seats';
import type { Roles } from '../screens';

type Labels = Readonly<Record<string, string>>;
type OnChange = (value: unknown) => unknown;

/** The props of a RadioGroup that gives the choice back as the option's own type. */
export interface RadioGroupProps {
  readonly options: Labels;
  readonly value: string;
  readonly onchange: (chosen: string) => unknown;
}

const NOBODY = 'nobody';

/** The choices in their order, each with the game's label or its own name, which is made readable. */
export function choiceLabels(option: OptionInfo, labels: Labels): Labels {
  return Object.fromEntries(
    option.choices.map((choice) => [choice, labels[choice] ?? capitalized(choice.replaceAll('_', ' '))]),
  );
}

/** A choice of numbers. Objects sort numeric keys first, so each key gets a letter in front. */
export function numberChoice(
  option: OptionInfo,
  labels: Labels,
  value: unknown,
  onchange: OnChange,
): RadioGroupProps {
  const options = Object.fromEntries(
    option.choices.map((choice) => [`n${choice}`, labels[choice] ?? choice]),
  );
  return { options, value: `n${String(value)}`, onchange: (chosen) => onchange(Number(chosen.slice(1))) };
}

/**
 * A choice of seats in the next game, or nobody: then the seat is drawn. A player with a role of their own can't be chosen,
 * but is shown if they were chosen before.
 */
export function seatChoice(
  chairs: readonly IndexedChair[],
  roles: ReturnType<Roles>,
  nobody: string,
  value: unknown,
  onchange: OnChange,
): RadioGroupProps {
  const seats = chairs.flatMap(({ chair }, seat) =>
    roles[seat] && seat !== value ? [] : [[`s${seat}`, chair.name] as const],
  );
  return {
    options: Object.fromEntries([[NOBODY, nobody], ...seats]),
    value: typeof value === 'number' ? `s${value}` : NOBODY,
    onchange: (chosen) => onchange(chosen === NOBODY ? null : Number(chosen.slice(1))),
  };
}
