import type { PictureId } from '../schema.ts';

/** The top of the contents page of the tools. */
export const toolsIntroduction = {
  title: 'Tools for the block',
  description:
    'Calculators for natural building in central Victoria that work without reception, with method, limits and sources beside each answer.',
  paragraphs: [
    'For the questions that come up while you’re out on the block with a tape measure. Each tool works offline once this website is saved on your phone. It shows how it worked out the answer, and says what it doesn’t cover.',
  ],
} as const;

/** What else stands on the contents page of the tools. */
export const toolsPage = {
  picture: 'heroes/design-services' as PictureId,
  note: 'These tools help you think. They give you a range to start from, not a design, a rating or an approval: for those, ask a designer, an energy assessor, your building surveyor or the council.',
} as const;
