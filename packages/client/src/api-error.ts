/** The server refused a request, with a sentence that can be shown. */
export class ApiError extends Error {
  readonly status: number;
  /** The clause of the table's rules by which it was refused, if it was. */
  readonly clause: string | null;

  constructor(sentence: string, status: number, clause: string | null = null) {
    super(sentence);
    this.status = status;
    this.clause = clause;
  }
}
