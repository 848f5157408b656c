import type { CardText } from '#shared/content-types/card.ts';

/** Cards with what the owner says on them. */
export const cardsWithText = <Id extends string, Card extends { id: Id }>(
  cards: readonly Card[],
  words: Readonly<Record<Id, CardText>>,
): (Card & CardText)[] => cards.map((card) => ({ ...card, ...words[card.id] }));
