import * as v from 'valibot';
import { contentType } from './definition.ts';
import { inline, line, textLimits } from './texts.ts';

/** A question people ask before their first report, with its answer on the page of the reports. */
export const question = contentType({
  kind: 'question',
  labels: { one: 'Question', many: 'Questions and answers', add: 'New question' },
  group: 'Your practice',
  pages: ['design-services'],
  shownAs: 'list',
  canBeHidden: true,
  address: 'none',
  body: v.object({
    question: line('Write the question'),
    /** A blank line starts a paragraph. */
    answer: inline('Write the answer', textLimits.long),
  }),
  titleOf: (body) => body.question,
  empty: { question: '', answer: '' },
  fields: [
    { name: 'question', label: 'Question', input: 'line' },
    {
      name: 'answer',
      label: 'Answer',
      help: 'Leave a blank line between two paragraphs.',
      input: 'inline',
    },
  ],
});
