import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { deleteBankChange, getBankAccount, putBankAccount } from '#shared/api/bank-account.ts';
import type { Logger } from '../../log.ts';
import type { BankAccounts } from '../../services/bank-accounts.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import type { AppState } from '../state.ts';
import { ownerOnly } from './fresh-proof.ts';
import type { RequireFreshProof } from './fresh-proof.ts';

/** Reading and changing where customers pay: only the owner sets it. The log never names an account. */
export function addBankAccountRoutes(
  router: Router<AppState>,
  options: {
    bank: BankAccounts;
    requireSignIn: Middleware<AppState>;
    requireFreshProof: RequireFreshProof;
    log: Logger;
  },
): void {
  const { bank, requireSignIn, requireFreshProof, log } = options;
  router.get(getBankAccount.path, requireSignIn, async (ctx) => {
    const { account, change, isSetOnServer } = await bank.read();
    ctx.body = { account, change, isSetOnServer };
  });
  router.put(putBankAccount.path, requireSignIn, ownerOnly, async (ctx) => {
    const { account } = parseBody(putBankAccount.body, await readJson(ctx));
    if (await bank.isChange(account)) await requireFreshProof(ctx);
    const outcome = await bank.set(account);
    if (outcome === 'set-on-server') throw new ProblemError('set-on-server');
    log('warn', { message: 'bank account set', requestId: ctx.state.requestId });
    ctx.status = 204;
  });
  router.delete(deleteBankChange.path, requireSignIn, async (ctx) => {
    await bank.cancel();
    log('warn', { message: 'bank account change cancelled', requestId: ctx.state.requestId });
    ctx.status = 204;
  });
}
