/** Whether a change that was sent somewhere has been refused there. A change that only counts here never is. */
export async function isRefused(reply: unknown): Promise<boolean> {
  const answer = await reply;
  return typeof answer === 'object' && answer !== null && 'is' in answer && answer.is === 'refused';
}
