import type Router from '@koa/router';
import { getFillTimes } from '#shared/api/fill-times.ts';
import { getPing, maxNonceLength } from '#shared/api/ping.ts';
import { getPractice } from '#shared/api/practice.ts';
import type { Practice } from '#shared/api/practice.ts';
import { getRetention } from '#shared/api/retention.ts';
import type { Retention } from '#shared/api/retention.ts';
import { answerCached } from '../middleware/cached-read.ts';
import { ProblemError } from '../problem.ts';
import type { ReadFillTimes } from '../../services/fill-times.ts';
import type { AppState } from '../state.ts';

export function addPracticeRoutes(
  router: Router<AppState>,
  {
    practice,
    retention,
    fillTimes,
  }: { practice: () => Practice; retention: Retention; fillTimes: ReadFillTimes },
): void {
  router.get(getFillTimes.path, async (ctx) => {
    return answerCached(ctx, await fillTimes());
  });
  router.get(getRetention.path, (ctx) => {
    return answerCached(ctx, retention);
  });
  router.get(getPractice.path, (ctx) => {
    return answerCached(ctx, practice());
  });
  router.get(getPing.path, (ctx) => {
    const nonce = ctx.URL.searchParams.get('nonce') ?? '';
    if (nonce.length > maxNonceLength) throw new ProblemError('bad-request');
    ctx.body = { nonce };
  });
}
