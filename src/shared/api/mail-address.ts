import * as v from 'valibot';
import { Instant } from '../schemas.ts';
import { Day } from '../time.ts';
import { endpoint } from './endpoint.ts';

/** How long the code of a test email can be entered. */
export const mailTestLifeMs = Day.ms;

/** Where the practice's own email goes and comes from, with an address that has not proved yet that email arrives there. */
export const getMailAddress = endpoint({
  method: 'GET',
  path: '/api/mail-address',
  body: null,
  response: v.object({
    /** Notices go there, and it is the sender and Reply-To of every email; null where no mail server is set up. */
    inUse: v.nullable(v.string()),
    /** What the pages show; null while the practice has published none. */
    published: v.nullable(v.string()),
    /** Whether a test email to the address in use has arrived. */
    isTested: v.boolean(),
    /** The last test email whose code has not been entered. */
    test: v.nullable(
      v.object({
        address: v.string(),
        /** Null while it waits to be sent. */
        sentAt: v.nullable(Instant),
        /** What the mail server said instead of accepting it; null where it did. */
        problem: v.nullable(v.string()),
      }),
    ),
  }),
  errors: ['unauthorised'],
});

/** Sends a test email with a code to the published address, also when it has been tested before. 204. */
export const postMailTest = endpoint({
  method: 'POST',
  path: '/api/mail-address/test',
  body: null,
  response: null,
  errors: ['unauthorised', 'too-many-requests', 'not-found'],
});

/** Enters the code of the test email: from now on its address is used. 204; a wrong code is 422. */
export const postMailConfirmation = endpoint({
  method: 'POST',
  path: '/api/mail-address/confirmation',
  body: v.object({
    code: v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll(/\D/g, '')),
      v.regex(/^\d{6}$/, 'The code in the email has six digits'),
    ),
  }),
  response: null,
  errors: ['unauthorised', 'fresh-proof-needed', 'invalid-json', 'invalid-fields'],
});
