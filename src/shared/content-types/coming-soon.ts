import * as v from 'valibot';
import { contentType } from './definition.ts';
import { introductionFields, introductionEntries } from './introduction.ts';
import { inlineLines, textLimits } from './texts.ts';

const lines = inlineLines(1, 20, textLimits.summary);

/** A page that is not written yet. The release decides which there are. */
export const comingSoon = contentType({
  kind: 'coming-soon',
  labels: { one: 'Coming-soon page', many: 'Coming soon', add: null },
  group: 'Pages',
  pages: ['sustainability', 'bioregionalism'],
  shownAs: 'its-own',
  canBeHidden: false,
  address: 'none',
  body: v.object({ ...introductionEntries, planned: lines, alternatives: lines }),
  titleOf: ({ title }) => title,
  empty: null,
  fields: [
    ...introductionFields,
    { name: 'planned', label: 'What’s coming', input: 'inline-lines' },
    {
      name: 'alternatives',
      label: 'In the meantime',
      help: 'One per line. Start each with a link to a page.',
      input: 'inline-lines',
    },
  ],
});
export type ComingSoonBody = v.InferOutput<typeof comingSoon.body>;
