import type Router from '@koa/router';
import { getCompletionTimes } from '#shared/api/completion-times.ts';
import { getPing, maxNonceLength } from '#shared/api/ping.ts';
import { getPractice } from '#shared/api/practice.ts';
import type { Practice } from '#shared/api/practice.ts';
import { getRetention } from '#shared/api/retention.ts';
import type { Retention } from '#shared/api/retention.ts';
import { answerCached } from '../middleware/cached-read.ts';
import { ProblemError } from '../problem.ts';
import { queryOf } from '../query-of.ts';
import type { ReadCompletionTimes } from '../../services/completion-times.ts';
import type { AppState } from '../state.ts';

export function addPracticeRoutes(
  router: Router<AppState>,
  {
    practice,
    retention,
    completionTimes,
  }: { practice: () => Practice; retention: Retention; completionTimes: ReadCompletionTimes },
): void {
  router.get(getCompletionTimes.path, async (ctx) => {
    return answerCached(ctx, await completionTimes());
  });
  router.get(getRetention.path, (ctx) => {
    return answerCached(ctx, retention);
  });
  router.get(getPractice.path, (ctx) => {
    return answerCached(ctx, practice());
  });
  router.get(getPing.path, (ctx) => {
    const nonce = queryOf(ctx).get('nonce') ?? '';
    if (nonce.length > maxNonceLength) throw new ProblemError('bad-request');
    ctx.body = { nonce };
  });
}
