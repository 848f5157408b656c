import type { Context } from 'koa';
import { Second } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import { createPerAddressBudget } from './budget.ts';
import type { BucketSize } from './token-buckets.ts';

/** Tokens that a request costs: `lookup` for a cached document at an unusual address, `render` for a new document. */
export const renderCost = { lookup: 1, render: 3 } as const;

/** Per address: a hundred documents at once, more than the site has, then about seven a second. */
export const defaultRenderLimit: BucketSize = { burst: 300, perSecond: 20 };

/** Delay of a refusal, so that clients that retry at once, on many connections, cost others nothing. */
const refusalMs = Second.ms;
/** Refusals that may wait at once; further ones are sent without delay. */
const maxWaiting = 256;

export interface RenderBudget {
  /** @throws ProblemError `too-many-requests`, after a second, when an address has used up its share */
  take(ctx: Pick<Context, 'ip'>, cost: number): Promise<void>;
}

/** Limits what one address can make the server render. */
export function renderBudget(options: {
  clock: Clock;
  limit?: BucketSize;
  pause: (ms: number) => Promise<unknown>;
}): RenderBudget {
  const { clock, pause, limit = defaultRenderLimit } = options;
  const budget = createPerAddressBudget(limit, clock);
  let waiting = 0;
  return {
    async take({ ip }, cost) {
      try {
        budget.take(ip, cost);
      } catch (refusal) {
        if (waiting < maxWaiting) {
          waiting += 1;
          await pause(refusalMs);
          waiting -= 1;
        }
        throw refusal;
      }
    },
  };
}
