import * as v from 'valibot';
import { replyBlanks, servedByTexts, unknownBlanks } from '../inbox/reply-blanks.ts';
import { contentType } from './definition.ts';
import { OptionalLine, line, paragraphs, textLimits } from './texts.ts';

const known = v.rawCheck<string>(({ dataset, addIssue }) => {
  const [unknown] = dataset.typed ? unknownBlanks(dataset.value) : [];
  if (unknown !== undefined)
    addIssue({ message: `Nothing can fill in ${unknown}. Check its name.` });
});

const blankList = Object.keys(replyBlanks)
  .map((name) => `{${name}}`)
  .join(', ');

/** A text that the owner’s replies start from. Its blanks are filled in from the request. */
export const replyText = contentType({
  kind: 'reply-text',
  labels: { one: 'Reply text', many: 'Reply texts', add: 'New reply text' },
  group: 'Your practice',
  pages: [],
  shownAs: 'nowhere',
  canBeHidden: true,
  address: 'none',
  body: v.object({
    title: line('Give the text a name'),
    /** Empty: the reply keeps the subject it has. */
    subject: v.pipe(OptionalLine, known),
    text: v.pipe(paragraphs('Write the text', textLimits.paragraph), known),
    // Texts of an earlier release do not say it.
    serves: v.optional(v.picklist(servedByTexts, 'Say what it is offered for'), 'all'),
  }),
  titleOf: ({ title }) => title,
  empty: { title: '', subject: '', text: '', serves: 'all' },
  fields: [
    { name: 'title', label: 'Name', help: 'Only you see it.', input: 'line' },
    { name: 'subject', label: 'Subject', input: 'line', isOptional: true },
    {
      name: 'text',
      label: 'Text',
      help: `Filled in for you: ${blankList}.`,
      input: 'paragraphs',
    },
    {
      name: 'serves',
      label: 'Offered for',
      help: 'With a blank that only a request fills in, such as {price}, it’s never offered for a message.',
      input: {
        choice: [
          { value: 'all', label: 'Requests and messages' },
          { value: 'requests', label: 'Requests only' },
        ],
      },
    },
  ],
});
export type ReplyTextBody = v.InferOutput<typeof replyText.body>;
