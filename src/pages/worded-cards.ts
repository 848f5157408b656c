import type { CardWords } from '#shared/page-content.ts';

/** Cards with what the owner says on them. */
export function wordedCards<Card extends object>(
  cards: readonly Card[],
  words: readonly CardWords[],
): (Card & CardWords)[] {
  return cards.flatMap((card, place) => {
    const said = words[place];
    return said ? [{ ...card, ...said }] : [];
  });
}
