import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type Router from '@koa/router';
import {
  connectionEventsGapMs,
  connectionEventsPath,
  getConnection,
} from '#shared/api/connection.ts';
import type { Clock } from '#shared/time.ts';
import { sendEvents } from '../send-events.ts';
import type { AppState } from '../state.ts';

/** What `npm run doctor` asks from outside to see what the proxy in front does. */
export function addConnectionRoutes(
  router: Router<AppState>,
  { publicUrl, isHttps, clock }: { publicUrl: string | undefined; isHttps: boolean; clock: Clock },
): void {
  router.get(getConnection.path, (ctx) => {
    ctx.body = {
      address: ctx.ip,
      isForwarded: ctx.ips.length > 0,
      hasSecureCookie: isHttps,
      publicUrl: publicUrl ?? null,
      now: clock().toISOString(),
    };
  });
  router.get(connectionEventsPath, (ctx) => {
    sendEvents(ctx, Readable.from(twoEvents()));
  });
}

async function* twoEvents(): AsyncGenerator<string> {
  yield 'data: first\n\n';
  await setTimeout(connectionEventsGapMs);
  yield 'data: second\n\n';
}
