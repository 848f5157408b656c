import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { postOversizeReport } from '#shared/api/oversize-reports.ts';
import type { Logger } from '../../log.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import type { OversizeReports } from '../../services/oversize-reports.ts';
import type { AppState } from '../state.ts';

/** Devices report a proxy that refuses their bodies; the owner sees it in the inbox, the operator in the log. */
export function addOversizeReportRoutes(
  router: Router<AppState>,
  options: { refusals: OversizeReports; limit: Middleware; log: Logger },
): void {
  const { refusals, limit, log } = options;
  router.post(postOversizeReport.path, limit, async (ctx) => {
    const { bodyBytes } = parseBody(postOversizeReport.body, await readJson(ctx));
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
