/** What a newcomer has chosen before closing the form for names: it is there again when they come back. */
export const unsaved: { chosen: { readonly name: string; readonly face: string } | null } = { chosen: null };
