import type { Narrated, Replied, Suggested, View } from '../types';

/** How many of Lord Sepia's lines stay on the screen. */
const STORY_LINES = 6;

/** A new suggestion takes the place of an earlier one to the same guardian. */
export function suggest(view: View, { seat, to, wish, card }: Suggested): View {
  const others = view.plan.filter((line) => line.seat !== seat || line.to !== to);
  const line = { seat, to, wish, card, answer: null, instead: null, where: null };
  return { ...view, plan: [...others, line], said: view.said.with(seat, (view.said[seat] ?? 0) + 1) };
}

export function answer(view: View, { seat, to, answer, instead, where }: Replied): View {
  const plan = view.plan.map((line) =>
    line.seat === to && line.to === seat ? { ...line, answer, instead, where } : line,
  );
  return { ...view, plan };
}

export function tellStory(view: View, { text }: Narrated): View {
  return { ...view, story: [...view.story, text].slice(-STORY_LINES), tale: false };
}
