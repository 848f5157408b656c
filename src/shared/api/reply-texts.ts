import * as v from 'valibot';
import { servedByTexts } from '../inbox/reply-blanks.ts';
import { endpoint } from './endpoint.ts';

/** What the owner needs to write to a client. */
export const ReplyTexts = v.object({
  /** Whether a mail server is set up: otherwise nothing can be sent from the inbox. */
  canSend: v.boolean(),
  /** The account for payments, line by line; null where none is published. */
  bankDetails: v.nullable(v.string()),
  /** Texts to start from, with blanks such as `{name}`. */
  texts: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      subject: v.string(),
      text: v.string(),
      serves: v.picklist(servedByTexts),
    }),
  ),
});
export type ReplyTexts = v.InferOutput<typeof ReplyTexts>;

export const getReplyTexts = endpoint({
  method: 'GET',
  path: '/api/owner/reply-texts',
  body: null,
  response: ReplyTexts,
  errors: ['unauthorised'],
});
