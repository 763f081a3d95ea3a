/* One mistake for each rule that we rely on most. A linter that no longer finds one of them reports a useless comment. */
export async function mistakes(anything: unknown, text: string, words: string[]): Promise<string> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-assignment
  const loose = anything as any;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-member-access
  const inner = loose.inner;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call
  inner();
  // eslint-disable-next-line @typescript-eslint/no-unsafe-argument
  text.startsWith(inner);
  // eslint-disable-next-line @typescript-eslint/no-floating-promises
  Promise.resolve();
  // eslint-disable-next-line @typescript-eslint/no-misused-promises
  words.forEach(async (word) => Promise.resolve(word));
  // eslint-disable-next-line @typescript-eslint/await-thenable
  await 1;
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition
  if (!words) return 'none';
  // eslint-disable-next-line eqeqeq, ours/loose-texts
  if (text == '') return 'Nothing to say';
  // A number may stand in a sentence, anything else may not.
  const counted = `${words.length}`;
  // eslint-disable-next-line @typescript-eslint/restrict-template-expressions
  return `${words} ${counted}`;
}
