/** One sentence for the next page, about what has just happened on this one. */
class PageNote {
  text = $state<string | null>(null);
}

export const pageNote = new PageNote();
