import * as v from 'valibot';
import { contentType } from './definition.ts';
import { line, paragraphs, textLimits } from './texts.ts';

/** A service that is described and quoted by the hour. The release decides which there are, and their groups. */
export const service = contentType({
  kind: 'service',
  labels: { one: 'Service', many: 'Services', add: null },
  group: 'Your practice',
  pages: ['design-services'],
  shownAs: 'list',
  canBeHidden: false,
  address: 'none',
  body: v.object({
    title: line('Give the service a title'),
    description: paragraphs('Say what you do', textLimits.summary),
    includes: v.pipe(
      v.array(line('Write what is included, or remove this line')),
      v.minLength(1, 'Say what is included'),
      v.maxLength(20, 'A service can list at most 20 things'),
    ),
  }),
  titleOf: ({ title }) => title,
  empty: null,
  fields: [
    { name: 'title', label: 'Title', input: 'line' },
    { name: 'description', label: 'What you do', input: 'paragraphs' },
    { name: 'includes', label: 'What is included', input: 'lines' },
  ],
});
