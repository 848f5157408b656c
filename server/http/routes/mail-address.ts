import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { getMailAddress, postMailConfirmation, postMailTest } from '#shared/api/mail-address.ts';
import type { Logger } from '../../log.ts';
import type { MailAddresses } from '../../services/mail-addresses.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import type { AppState } from '../state.ts';
import { freshOnly } from './fresh-proof.ts';
import type { RequireFreshProof } from './fresh-proof.ts';

/** Where the practice's email goes and comes from, for whoever is signed in. The log names no address. */
export function addMailAddressRoutes(
  router: Router<AppState>,
  {
    mailAddresses,
    requireSignIn,
    requireFreshProof,
    log,
  }: {
    mailAddresses: MailAddresses;
    requireSignIn: Middleware;
    requireFreshProof: RequireFreshProof;
    log: Logger;
  },
): void {
  router.get(getMailAddress.path, requireSignIn, async (ctx) => {
    ctx.body = await mailAddresses.read();
  });
  router.post(postMailTest.path, requireSignIn, async (ctx) => {
    const outcome = await mailAddresses.requestTest();
    if (outcome === 'no-mail') {
      throw new ProblemError('not-found', { detail: 'No mail server is set up.' });
    }
    if (outcome === 'wait') {
      throw new ProblemError('too-many-requests', {
        detail: 'An email was sent less than a minute ago. Look there first.',
      });
    }
    ctx.status = 204;
  });
  // Notices of a changed bank account go there.
  router.post(
    postMailConfirmation.path,
    requireSignIn,
    freshOnly(requireFreshProof),
    async (ctx) => {
      const { code } = parseBody(postMailConfirmation.body, await readJson(ctx));
      const outcome = await mailAddresses.confirm(code);
      log('warn', {
        message: 'mail address confirmation',
        requestId: ctx.state.requestId,
        outcome,
      });
      if (outcome !== 'done') {
        const fields = {
          code:
            outcome === 'wrong'
              ? 'That isn’t the code. It’s in the newest email.'
              : 'This code can’t be used any more. Send another email.',
        };
        throw new ProblemError('invalid-fields', { fields, status: 422 });
      }
      ctx.status = 204;
    },
  );
}
