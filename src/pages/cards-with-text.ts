import type { CardWords } from '#shared/page-content.ts';

/** Cards with what the owner says on them. */
export function cardsWithText<Card extends object>(
  cards: readonly Card[],
  words: readonly CardWords[],
): (Card & CardWords)[] {
  return cards.flatMap((card, place) => {
    const text = words[place];
    return text ? [{ ...card, ...text }] : [];
  });
}
