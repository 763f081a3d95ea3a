/** A head is at most this long: "Maximiliane Sonnenschein’s turn:". */
const LONGEST_HEAD = 34;

/** "Your turn: green or a 7" has a head; a sentence without a colon, or with a late one, has none. */
export function splitStatus(status: string): { readonly head: string; readonly rest: string } {
  const at = status.indexOf(': ');
  if (at < 1 || at >= LONGEST_HEAD) return { head: '', rest: status };
  return { head: status.slice(0, at + 1), rest: status.slice(at + 2) };
}
