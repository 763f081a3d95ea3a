import { text } from '../i18n';
import type { OperatorTable } from '../net/protocol';

/** What the operator is asked before something is done that the players notice. */
export interface Question {
  readonly title: string;
  readonly hint: string;
  readonly yes: string;
  /** The address of what is done. */
  readonly path: string;
}

const words = text.operator;

export function banning(name: string, path: string): Question {
  return { title: words.banTitle({ name }), hint: words.banHint, yes: words.ban({ name }), path };
}

export function closing({ table, code }: Pick<OperatorTable, 'table' | 'code'>): Question {
  return {
    title: words.endTitle({ code }),
    hint: words.endHint,
    yes: words.end,
    path: `tables/${table}/end`,
  };
}
