/** Paragraphs in one text, with the blank line between two that pages split on. */
// Without side effects: a page that does not show the text does not load it.
export const paragraphs = /* @__NO_SIDE_EFFECTS__ */ (...texts: readonly string[]): string =>
  texts.join('\n\n');
