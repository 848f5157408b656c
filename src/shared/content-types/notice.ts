import * as v from 'valibot';
import { paths } from '../paths.ts';
import { contentType } from './definition.ts';
import { PlainDay, inline, textLimits } from './texts.ts';

/** A short message on the pages where people write to the practice: “Away until 12 January”. */
export const notice = contentType({
  kind: 'notice',
  labels: { one: 'Notice', many: 'Notices', add: 'New notice' },
  group: 'Your practice',
  pages: [],
  shownAs: 'elsewhere',
  pathOf: () => paths.contact,
  canBeHidden: true,
  address: 'none',
  body: v.pipe(
    v.object({
      text: inline('Write the notice', textLimits.summary),
      /** Whether nobody replies on these days. */
      means: v.picklist(['notice', 'away'], 'Say what it means'),
      /** First day it is shown; null from when it is published. */
      from: v.nullable(PlainDay),
      /** Last day it is shown; null until it is hidden. */
      until: v.nullable(PlainDay),
    }),
    v.forward(
      v.partialCheck(
        [['means'], ['from'], ['until']],
        ({ means, from, until }) => means !== 'away' || (from !== null && until !== null),
        'Choose the first and the last day that you’re away',
      ),
      ['until'],
    ),
    v.forward(
      v.partialCheck(
        [['from'], ['until']],
        ({ from, until }) => from === null || until === null || from <= until,
        'The last day is before the first one',
      ),
      ['until'],
    ),
  ),
  titleOf: ({ text }) => text,
  empty: { text: '', means: 'notice', from: null, until: null },
  fields: [
    {
      name: 'text',
      label: 'Notice',
      help: 'For example “Away until 12 January”.',
      input: 'inline',
    },
    {
      name: 'means',
      label: 'What it means',
      help: 'While you’re away, every day that we promise moves to after your return.',
      input: {
        choice: [
          { value: 'notice', label: 'Something to know' },
          { value: 'away', label: 'We’re away on these days' },
        ],
      },
    },
    { name: 'from', label: 'First day', input: 'day', isOptional: true },
    { name: 'until', label: 'Last day', input: 'day', isOptional: true },
  ],
});
export type NoticeBody = v.InferOutput<typeof notice.body>;
