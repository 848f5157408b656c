import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { postProxyRefusal } from '#shared/api/proxy-refusals.ts';
import type { Logger } from '../../log.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import type { ProxyRefusals } from '../../services/proxy-refusals.ts';
import type { AppState } from '../state.ts';

/** Devices report a proxy that refuses their bodies; the owner sees it in the inbox, the operator in the log. */
export function addProxyRefusalRoutes(
  router: Router<AppState>,
  options: { refusals: ProxyRefusals; limit: Middleware; log: Logger },
): void {
  const { refusals, limit, log } = options;
  router.post(postProxyRefusal.path, limit, async (ctx) => {
    const { bodyBytes } = parseBody(postProxyRefusal.body, await readJson(ctx));
    if (refusals.note(bodyBytes)) {
      log('warn', {
        message: 'a visitor’s device says that a proxy in front refuses bodies: let it pass 12 MB',
        requestId: ctx.state.requestId,
        bodyBytes,
      });
    }
    ctx.status = 204;
  });
}
