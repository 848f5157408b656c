import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { deleteBankChange, getBankAccount, putBankAccount } from '#shared/api/bank-account.ts';
import type { Logger } from '../../log.ts';
import type { BankAccounts } from '../../services/bank-accounts.ts';
import type { OwnerSessions } from '../../services/owner-sessions.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import type { AppState } from '../state.ts';
import { requireFreshProof } from './fresh-proof.ts';
import type { OwnerCookie } from './owner-cookie.ts';

/** Reading and changing where customers pay, for the owner only. The log never names an account. */
export function addBankAccountRoutes(
  router: Router<AppState>,
  options: {
    bank: BankAccounts;
    sessions: OwnerSessions;
    cookie: OwnerCookie;
    requireOwner: Middleware;
    log: Logger;
  },
): void {
  const { bank, sessions, cookie, requireOwner, log } = options;
  router.get(getBankAccount.path, requireOwner, async (ctx) => {
    const { account, change, isSetOnServer } = await bank.read();
    ctx.body = { account, change, isSetOnServer };
  });
  router.put(putBankAccount.path, requireOwner, async (ctx) => {
    const { account, passphrase } = parseBody(putBankAccount.body, await readJson(ctx));
    if (await bank.isChange(account)) {
      await requireFreshProof(ctx, passphrase, { sessions, cookie });
    }
    const outcome = await bank.set(account);
    if (outcome === 'set-on-server') throw new ProblemError('set-on-server');
    log('warn', { message: 'bank account set', requestId: ctx.state.requestId });
    ctx.status = 204;
  });
  router.delete(deleteBankChange.path, requireOwner, async (ctx) => {
    await bank.cancel();
    log('warn', { message: 'bank account change cancelled', requestId: ctx.state.requestId });
    ctx.status = 204;
  });
}
