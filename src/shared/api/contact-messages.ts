import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Folder, Note, RecordChange, RecordStatus } from './inbox.ts';
import { Absence } from './practice.ts';
import { SpamSign } from './submission.ts';
import { Instant } from '../schemas.ts';

/** A message from the contact form or the chat widget, as the owner sees it. */
export const ContactMessage = v.object({
  id: v.pipe(v.string(), v.uuid()),
  receipt: v.string(),
  name: v.string(),
  email: v.string(),
  projectType: v.string(),
  message: v.string(),
  /** `chat` when it came through the chat widget. */
  source: v.optional(v.literal('chat')),
  folder: Folder,
  /** What made it look like spam when it came in; missing where nothing did. */
  spamSigns: v.optional(v.array(SpamSign)),
  status: RecordStatus,
  /** Name of who gave it its status; missing where nobody has a name. */
  statusBy: v.optional(v.string()),
  /** The owner's own notes, oldest first. */
  notes: v.array(Note),
  /** When the owner marked it as answered; null before. */
  answeredAt: v.nullable(Instant),
  /** Days on which the practice is away; missing where there are none that matter. */
  absences: v.optional(v.array(Absence)),
  /** When the server stored it. */
  createdAt: Instant,
});
export type ContactMessage = v.InferOutput<typeof ContactMessage>;

/** Every message, newest first; only for the signed-in owner. */
export const listContactMessages = endpoint({
  method: 'GET',
  path: '/api/contact-messages',
  body: null,
  response: v.array(ContactMessage),
  errors: ['unauthorised'],
});

/** Changes a message's status, or moves it between inbox and spam. */
export const patchContactMessage = endpoint({
  method: 'PATCH',
  path: '/api/contact-messages/:id',
  body: RecordChange,
  response: ContactMessage,
  errors: ['unauthorised', 'not-found', 'invalid-json', 'invalid-fields'],
});
