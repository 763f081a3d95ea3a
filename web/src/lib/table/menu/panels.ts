/** The panels beside the board, in the order of their tabs. */
export const PANELS = ['log', 'chat', 'rules', 'table'] as const;

export type Panel = (typeof PANELS)[number];
