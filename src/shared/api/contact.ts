import * as v from 'valibot';
import { LongText, emailAddress, personName } from '../schemas.ts';
import { visibleLength } from '../visible-length.ts';
import { endpoint } from './endpoint.ts';
import { SubmissionAnswer, robotTraps } from './submission.ts';

/** Values of the contact form's project type, with the labels the visitor reads. */
export const projectTypes = [
  { value: 'residential', label: 'Residential' },
  { value: 'commercial', label: 'Commercial' },
  { value: 'community', label: 'Community' },
  { value: 'educational', label: 'Educational' },
  { value: 'other', label: 'Other' },
] as const;

/** Project type of a message that came through the chat widget. */
export const chatProjectType = 'Chat Inquiry';

const message = v.pipe(
  LongText,
  v.check(
    (text) => visibleLength(text) > 0 && text.length >= 10,
    'Message must be at least 10 characters',
  ),
);

export const ContactBody = v.object({
  name: personName(2, 'Name must be at least 2 characters'),
  email: emailAddress('Please enter a valid email address'),
  /** One of `projectTypes`, or `chatProjectType` from the chat widget. */
  projectType: v.picklist(
    [...projectTypes.map((type) => type.value), chatProjectType],
    'Please select a project type',
  ),
  message,
  /** `chat` for the chat widget, absent for the form. */
  source: v.optional(v.literal('chat')),
  ...robotTraps,
});
export type ContactBody = v.InferOutput<typeof ContactBody>;

/** The fields that the contact form validates. */
export const ContactForm = v.pick(ContactBody, ['name', 'email', 'projectType', 'message']);
export type ContactForm = v.InferOutput<typeof ContactForm>;

/** The fields that the chat widget validates. */
export const ChatForm = v.pick(ContactBody, ['name', 'email', 'message']);
export type ChatForm = v.InferOutput<typeof ChatForm>;

/** A message from the contact form or the chat widget. */
export const postContact = endpoint({
  method: 'POST',
  path: '/api/contact',
  body: ContactBody,
  response: SubmissionAnswer,
  errors: [
    'invalid-json',
    'invalid-fields',
    'invalid-idempotency-key',
    'idempotency-mismatch',
    'still-storing',
  ],
});
