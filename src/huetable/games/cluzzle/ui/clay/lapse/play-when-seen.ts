import type { Attachment } from 'svelte/attachments';
import { LAPSE_MS } from './frames';

let busyUntil = 0;

/** Plays once when the element is in view: one sculpture after the other, so that each can be watched. */
export function playWhenSeen(play: () => Promise<void>): Attachment {
  return (node) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        const start = Math.max(performance.now(), busyUntil);
        busyUntil = start + LAPSE_MS;
        waiting = setTimeout(() => void play().catch(() => undefined), start - performance.now());
      },
      { threshold: 1 },
    );
    watcher.observe(node);
    return () => {
      watcher.disconnect();
      clearTimeout(waiting);
    };
  };
}
