import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { listContactMessages, patchContactMessage } from '#shared/api/contact-messages.ts';
import {
  ErasureBody,
  RecordChange,
  SpamErasureBody,
  getInboxCounts,
  inboxEventsPath,
  maxNotes,
  postErasure,
  postSpamErasure,
} from '#shared/api/inbox.ts';
import { listRequests, patchRequest } from '#shared/api/requests.ts';
import type { Services } from '../../services/services.ts';
import type { Logger } from '../../log.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import { TooManyNotesError } from '../../services/inbox.ts';
import type { AppState } from '../state.ts';
import type { OwnerCookie } from './owner-cookie.ts';

export interface InboxRoutesOptions {
  services: Pick<Services, 'inbox' | 'inboxEvents' | 'erasures' | 'sessions'>;
  cookie: OwnerCookie;
  requireOwner: Middleware;
  log: Logger;
}

/** Reading and changing the inbox, for the owner only. */
export function addInboxRoutes(router: Router<AppState>, options: InboxRoutesOptions): void {
  const { requireOwner, cookie, log } = options;
  const { inbox, inboxEvents, erasures, sessions } = options.services;
  router.get(listContactMessages.path, requireOwner, async (ctx) => {
    ctx.body = await inbox.listMessages();
  });
  router.get(listRequests.path, requireOwner, async (ctx) => {
    ctx.body = await inbox.listRequests();
  });
  router.get(getInboxCounts.path, requireOwner, async (ctx) => {
    ctx.body = await inbox.counts();
  });

  const patch = <Item>(
    path: string,
    change: (id: string, change: RecordChange) => Promise<Item | undefined>,
  ) =>
    router.patch(path, requireOwner, async (ctx) => {
      const body = parseBody(RecordChange, await readJson(ctx));
      const item = await change(ctx.params['id'] ?? '', body).catch(rethrowTooManyNotes);
      if (!item) throw new ProblemError('not-found');
      ctx.body = item;
    });
  patch(patchContactMessage.path, inbox.changeMessage);
  patch(patchRequest.path, inbox.changeRequest);

  router.get(inboxEventsPath, requireOwner, async (ctx) => {
    const token = cookie.tokenOf(ctx);
    const stream = await inboxEvents.open(() => sessions.isSignedIn(token));
    if (!stream) throw new ProblemError('too-many-requests', { retryAfterSeconds: 30 });
    // A proxy must not buffer events.
    ctx.set('X-Accel-Buffering', 'no');
    ctx.type = 'text/event-stream';
    ctx.body = stream;
    ctx.flushHeaders();
  });

  router.post(postErasure.path, requireOwner, async (ctx) => {
    const erasure = await erasures.erasePerson(parseBody(ErasureBody, await readJson(ctx)));
    if (erasure.isErased) {
      // The log does not say whose data it was.
      log('info', {
        message: 'deleted the data of one person',
        requestId: ctx.state.requestId,
        records: erasure.messages + erasure.requests,
        files: erasure.files,
      });
    }
    ctx.body = erasure;
  });

  router.post(postSpamErasure.path, requireOwner, async (ctx) => {
    const { ids } = parseBody(SpamErasureBody, await readJson(ctx));
    const erasure = await erasures.eraseSpam(ids);
    log('info', {
      message: 'deleted spam',
      requestId: ctx.state.requestId,
      records: erasure.messages + erasure.requests,
      files: erasure.files,
    });
    ctx.body = erasure;
  });
}

function rethrowTooManyNotes(error: unknown): never {
  if (!(error instanceof TooManyNotesError)) throw error;
  throw new ProblemError('invalid-fields', {
    fields: { addNote: `A record holds at most ${maxNotes} notes` },
  });
}
