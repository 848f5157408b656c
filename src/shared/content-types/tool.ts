import * as v from 'valibot';
import { contentType } from './definition.ts';
import { introductionFields, introductionEntries } from './introduction.ts';
import { OptionalInline, inlineLines, line } from './texts.ts';

/** A part of a tool's page that stands on its own. */
export const ToolSection = v.object({
  title: line('Write the heading'),
  /** A blank line starts a paragraph. */
  text: OptionalInline,
  items: inlineLines(0, 30),
  /** Where it came with the site: links lead to it. */
  anchor: v.optional(v.string()),
});
export type ToolSection = v.InferOutput<typeof ToolSection>;

/**
 * What a tool's page says beside its calculator. How an answer is worked out, the example and the sources belong to the
 * release that calculates it.
 */
export const tool = contentType({
  kind: 'tool',
  labels: { one: 'Tool', many: 'Tools', add: null },
  alsoCalled: ['calculator'],
  group: 'Pages',
  pages: ['tool-sun', 'tool-wall', 'tool-tank', 'tool-quantities', 'tool-log', 'tool-permit-path'],
  shownAs: 'its-own',
  canBeHidden: false,
  address: 'none',
  body: v.object({
    ...introductionEntries,
    sections: v.pipe(v.array(ToolSection), v.maxLength(12, 'There is room for 12 sections')),
    limits: inlineLines(1, 30),
  }),
  titleOf: ({ title }) => title,
  empty: null,
  fields: [
    ...introductionFields,
    { name: 'sections', label: 'Sections', input: 'sections' },
    {
      name: 'limits',
      label: 'What this doesn’t cover',
      help: 'One per line. How the answer is worked out can’t be changed here.',
      input: 'inline-lines',
    },
  ],
});
