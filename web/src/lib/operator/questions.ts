import { text } from '../i18n';
import { closeTable } from '../net/operator-api';
import type { OperatorTable } from '../net/protocol';

/** Something that the operator can do. */
export type Action = () => Promise<null>;

/** What the operator is asked before something is done that the players notice. */
export interface Question {
  readonly title: string;
  readonly hint: string;
  readonly yes: string;
  /** What is done if the answer is yes. */
  readonly action: Action;
}

const words = text.operator;

export function banning(name: string, action: Action): Question {
  return { title: words.banTitle({ name }), hint: words.banHint, yes: words.ban({ name }), action };
}

export function closing({ table, code }: Pick<OperatorTable, 'table' | 'code'>): Question {
  return {
    title: words.endTitle({ code }),
    hint: words.endHint,
    yes: words.end,
    action: () => closeTable(table),
  };
}
