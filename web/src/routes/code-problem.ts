import { text } from '$lib/i18n';
import { ApiError } from '$lib/net/api';

const GONE = 410;

/** Why a code leads to no table: nobody has it, or the host has changed it. */
export function codeProblem(error: unknown, code: string): string {
  return error instanceof ApiError && error.status === GONE ? error.message : text.notFound.code({ code });
}
