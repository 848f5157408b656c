import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { listTrash, postTrashRestore } from '#shared/api/trash.ts';
import type { Logger } from '../../log.ts';
import type { Trash } from '../../services/trash.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import type { AppState } from '../state.ts';

/** What is about to be deleted, and bringing it back; for whoever is signed in. */
export function addTrashRoutes(
  router: Router<AppState>,
  { trash, requireSignIn, log }: { trash: Trash; requireSignIn: Middleware; log: Logger },
): void {
  router.get(listTrash.path, requireSignIn, async (ctx) => {
    ctx.body = await trash.list();
  });
  router.post(postTrashRestore.path, requireSignIn, async (ctx) => {
    const { ids } = parseBody(postTrashRestore.body, await readJson(ctx));
    const restored = await trash.restore(ids);
    log('warn', { message: 'records restored', requestId: ctx.state.requestId, restored });
    ctx.body = { restored };
  });
}
