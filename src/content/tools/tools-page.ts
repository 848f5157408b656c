import type { PictureId } from '../schema.ts';

/** The top of the contents page of the tools. */
export const toolsIntroduction = {
  title: 'Tools for your block',
  description:
    'Calculators for natural building in central Victoria that work without reception, with method, limits and sources beside each answer.',
  text: 'For the questions that come up while you’re out on the block with a tape measure.',
} as const;

/** What else stands on the contents page of the tools. */
export const toolsPage = {
  picture: 'heroes/design-services' as PictureId,
  note: 'The answers are a start. For a design, a rating or an approval, ask a designer, an energy assessor, your building surveyor or the council.',
} as const;
