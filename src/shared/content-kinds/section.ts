import * as v from 'valibot';
import type { ContentField } from './definition.ts';
import { inline, line, paragraphs, textLimits } from './texts.ts';

const title = line('Write the heading');
const message = 'Write a sentence or two';

/** The heading and the words of a part of a page. */
export const sectionWords = { title, text: paragraphs(message, textLimits.summary) };
export const Section = v.object(sectionWords);

/** The same, its words with the inline marks. */
export const markedWords = { title, text: inline(message, textLimits.summary) };
export const MarkedSection = v.object(markedWords);

const ofSection = (input: 'paragraphs' | 'inline'): readonly ContentField[] => [
  { name: 'title', label: 'Heading', input: 'line' },
  { name: 'text', label: 'Text', input },
];

const sectionField =
  (input: 'paragraphs' | 'inline') =>
  <Name extends string>(name: Name, label: string, more: readonly ContentField[] = []) => ({
    name,
    label,
    input: { fields: [...ofSection(input), ...more] },
    isFolded: true as const,
  });

/** Asks for a `Section`, and what else belongs to it. */
export const section = sectionField('paragraphs');
/** Asks for a `MarkedSection`, and what else belongs to it. */
export const markedSection = sectionField('inline');
