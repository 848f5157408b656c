import * as v from 'valibot';
import { contentType } from './definition.ts';
import { MarkedSection, markedSection, markedSectionEntries } from './section.ts';
import { inlineLines, line, paragraphs, textLimits } from './texts.ts';

const note = (under: string) => paragraphs(`Write what stands ${under}`, textLimits.summary);

/** The texts around the form of the contact page, part by part. */
export const contactPage = contentType({
  kind: 'contact-page',
  labels: { one: 'Contact page', many: 'Contact page', add: null },
  group: 'Pages',
  pages: ['contact'],
  shownAs: 'only',
  canBeHidden: false,
  address: 'none',
  body: v.object({
    form: MarkedSection,
    ways: v.object({
      title: line('Write the heading'),
      email: note('under the email address'),
      phone: note('under the phone number'),
      /** Instead of both while neither is published. */
      unpublished: note('there without an email address and a phone number'),
    }),
    questionnaire: MarkedSection,
    /** On the services page as well. */
    response: v.object({ ...markedSectionEntries, items: inlineLines(1, 10, textLimits.summary) }),
    haveReady: v.object({ ...markedSectionEntries, items: inlineLines(1, 20, textLimits.summary) }),
    area: MarkedSection,
    visits: MarkedSection,
    privacy: MarkedSection,
    urgent: MarkedSection,
  }),
  titleOf: () => 'Contact page',
  empty: null,
  fields: [
    markedSection('form', 'Form'),
    {
      name: 'ways',
      label: 'Email and phone',
      input: {
        fields: [
          { name: 'title', label: 'Heading', input: 'line' },
          { name: 'email', label: 'Under the email address', input: 'paragraphs' },
          { name: 'phone', label: 'Under the phone number', input: 'paragraphs' },
          {
            name: 'unpublished',
            label: 'Without an email address and a phone number',
            help: 'Shown while the practice details have neither.',
            input: 'paragraphs',
          },
        ],
      },
      isFolded: true,
    },
    markedSection('questionnaire', 'Questionnaires'),
    {
      ...markedSection('response', 'When you’ll reply', [
        { name: 'items', label: 'What happens next', input: 'inline-lines' },
      ]),
      help: 'The services page shows this heading and text as well.',
    },
    markedSection('haveReady', 'What to have ready', [
      { name: 'items', label: 'List', input: 'inline-lines' },
    ]),
    markedSection('area', 'Where you work'),
    markedSection('visits', 'Site visits'),
    markedSection('privacy', 'What happens to a message'),
    markedSection('urgent', 'Emergencies'),
  ],
});
export type ContactPageBody = v.InferOutput<typeof contactPage.body>;
