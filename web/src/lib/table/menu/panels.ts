/** The panels beside the board, in the order of their tabs. */
export const PANELS = ['log', 'chat', 'rules', 'table'] as const;

/** In a lesson nobody else is there, and nothing about the table can be changed. */
export const LESSON_PANELS = ['log', 'rules'] as const;

export type Panel = (typeof PANELS)[number];
