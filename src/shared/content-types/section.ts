import * as v from 'valibot';
import type { ContentField } from './definition.ts';
import { inline, line, paragraphs, textLimits } from './texts.ts';

const title = line('Write the heading');
const message = 'Write the text: a sentence or two';

/** Heading and text of a part of a page. */
export const sectionEntries = { title, text: paragraphs(message, textLimits.summary) };
export const Section = v.object(sectionEntries);

/** The same; the text may use inline markup. */
export const markedSectionEntries = { title, text: inline(message, textLimits.summary) };
export const MarkedSection = v.object(markedSectionEntries);

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

/** Form field for a `Section`. */
export const section = sectionField('paragraphs');
/** Form field for a `MarkedSection`. */
export const markedSection = sectionField('inline');
