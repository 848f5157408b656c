import * as v from 'valibot';
import { paths } from '../paths.ts';
import { isAbn, spacedAbn } from '../abn.ts';
import { emailAddress } from '../schemas.ts';
import { contentType } from './definition.ts';
import { OptionalLine, oneLine } from './texts.ts';

const wrongEmail = 'Write an email address, such as hello@example.org';

/**
 * Contact details and the seller; an empty field is not published yet. The bank account is not among them: it has a form of
 * its own in the settings, where a change waits for a day and can be cancelled, or is set in the server's environment.
 */
export const practiceDetails = contentType({
  kind: 'practice',
  labels: { one: 'Practice details', many: 'Practice details', add: null },
  group: 'Your practice',
  pages: [],
  shownAs: 'elsewhere',
  pathOf: () => paths.contact,
  canBeHidden: false,
  address: 'none',
  body: v.object({
    email: v.union([v.literal(''), emailAddress(wrongEmail)], wrongEmail),
    phone: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(?:\+?[\d ()-]{6,24})?$/, 'Write a phone number, such as 0400 000 000'),
    ),
    hours: OptionalLine,
    serviceArea: OptionalLine,
    /** Name that the ABN is registered to. */
    legalName: OptionalLine,
    abn: v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => text === '' || isAbn(text),
        'An ABN has 11 digits, such as 51 824 753 556. Check each digit.',
      ),
      v.transform(spacedAbn),
    ),
    gst: v.picklist(['unpublished', 'registered', 'not-registered']),
    registration: OptionalLine,
    insurance: OptionalLine,
    /** The practice's own refund rule, beside what the law gives. */
    refunds: oneLine(600),
    /** Where the server, the mail and the backups are, and who runs them. */
    hosting: oneLine(300),
  }),
  titleOf: () => 'Practice details',
  empty: null,
  fields: [
    { name: 'email', label: 'Email', input: 'email', isOptional: true },
    { name: 'phone', label: 'Phone', input: 'phone', isOptional: true },
    {
      name: 'hours',
      label: 'Hours',
      help: 'For example “Monday to Thursday, 9 am to 4 pm”.',
      input: 'line',
      isOptional: true,
    },
    {
      name: 'serviceArea',
      label: 'Service area',
      help: 'Where you work without charging for travel.',
      input: 'line',
      isOptional: true,
    },
    { name: 'legalName', label: 'Registered name', input: 'line', isOptional: true },
    { name: 'abn', label: 'ABN', input: 'line', isOptional: true },
    {
      name: 'gst',
      label: 'GST',
      input: {
        choice: [
          { value: 'unpublished', label: 'Not published yet' },
          { value: 'registered', label: 'Registered' },
          { value: 'not-registered', label: 'Not registered' },
        ],
      },
    },
    {
      name: 'registration',
      label: 'Building design registration',
      help: 'Category and number. Leave it empty if you don’t have one.',
      input: 'line',
      isOptional: true,
    },
    { name: 'insurance', label: 'Insurance', input: 'line', isOptional: true },
    {
      name: 'refunds',
      label: 'Refunds',
      help: 'When you refund a deposit, on top of what the law requires.',
      input: 'line',
      isOptional: true,
    },
    {
      name: 'hosting',
      label: 'Where data is kept',
      help: 'The country that the server, emails and backups are in, and who runs them.',
      input: 'line',
      isOptional: true,
    },
  ],
});
export type PracticeBody = v.InferOutput<typeof practiceDetails.body>;
