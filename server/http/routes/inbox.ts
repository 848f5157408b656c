import { Readable } from 'node:stream';
import type Router from '@koa/router';
import type { Middleware, ParameterizedContext } from 'koa';
import * as v from 'valibot';
import { listContactMessages, patchContactMessage } from '#shared/api/contact-messages.ts';
import type { SpamErasure } from '#shared/api/inbox.ts';
import {
  ErasureBody,
  RecordChange,
  SpamErasureBody,
  getInboxCounts,
  inboxEventsPath,
  maxNotes,
  postErasure,
  postInboxExport,
  postSpamErasure,
} from '#shared/api/inbox.ts';
import {
  FloodErasureBody,
  getFlood,
  postFloodErasure,
  postFloodRestore,
} from '#shared/api/inbox-flood.ts';
import { ListQuery, getInboxRecord, listInboxRecords } from '#shared/api/inbox-list.ts';
import { getNumbers } from '#shared/api/inbox-numbers.ts';
import { listOpenRecords } from '#shared/api/open-records.ts';
import { getToday } from '#shared/api/inbox-today.ts';
import { listRequests, patchRequest } from '#shared/api/requests.ts';
import type { Services } from '../../services/services.ts';
import type { Logger } from '../../log.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import { sendEvents } from '../send-events.ts';
import { StatusMovedError, TooManyNotesError } from '../../services/inbox.ts';
import type { AppState } from '../state.ts';
import { freshOnly } from './fresh-proof.ts';
import type { RequireFreshProof } from './fresh-proof.ts';
import { bylineOf } from './owner-cookie.ts';
import type { OwnerCookie } from './owner-cookie.ts';

export interface InboxRoutesOptions {
  services: Pick<Services, 'inbox' | 'inboxEvents' | 'erasures' | 'floodErasures' | 'sessions'>;
  cookie: OwnerCookie;
  requireSignIn: Middleware<AppState>;
  requireFreshProof: RequireFreshProof;
  log: Logger;
}

/** Query of `listOpenRecords`. */
const OpenQuery = v.object({
  view: v.picklist(['requests', 'messages']),
  after: ListQuery.entries.after,
});

/** Reading and changing the inbox, for whoever is signed in. */
export function addInboxRoutes(router: Router<AppState>, options: InboxRoutesOptions): void {
  const { requireSignIn, requireFreshProof, cookie, log } = options;
  const { inbox, inboxEvents, erasures, floodErasures, sessions } = options.services;
  const list = (path: string, read: () => AsyncIterable<readonly unknown[]>) =>
    router.get(path, requireSignIn, async (ctx) => {
      const parts = read()[Symbol.asyncIterator]();
      // What fails at once is answered as a problem.
      const first = await parts.next();
      ctx.type = 'application/json';
      ctx.body = Readable.from(jsonArray(first, parts));
    });
  list(listContactMessages.path, inbox.listMessages);
  list(listRequests.path, inbox.listRequests);
  router.get(listInboxRecords.path, requireSignIn, async (ctx) => {
    ctx.body = await inbox.listRecords(parseBody(ListQuery, { ...ctx.query }));
  });
  router.get(listOpenRecords.path, requireSignIn, async (ctx) => {
    ctx.body = await inbox.listOpen(parseBody(OpenQuery, { ...ctx.query }));
  });
  router.get(getNumbers.path, requireSignIn, async (ctx) => {
    ctx.body = await inbox.numbers();
  });
  router.get(getToday.path, requireSignIn, async (ctx) => {
    ctx.body = await inbox.today();
  });
  router.get(getInboxRecord.path, requireSignIn, async (ctx) => {
    const entry = await inbox.findEntry(ctx.params['id'] ?? '');
    if (!entry) throw new ProblemError('not-found');
    ctx.body = entry;
  });
  router.get(getFlood.path, requireSignIn, async (ctx) => {
    ctx.body = await floodErasures.read();
  });
  router.post(postFloodErasure.path, requireSignIn, async (ctx) => {
    const { choice, isDryRun } = parseBody(FloodErasureBody, await readJson(ctx));
    const erasure = await floodErasures.erase(choice, isDryRun);
    answerErasure(ctx, erasure, isDryRun ? null : 'put unopened records in the trash');
  });
  router.post(postFloodRestore.path, requireSignIn, async (ctx) => {
    const { at } = parseBody(postFloodRestore.body, await readJson(ctx));
    ctx.body = { records: await floodErasures.restore(at) };
  });
  router.get(getInboxCounts.path, requireSignIn, async (ctx) => {
    ctx.body = await inbox.counts();
  });

  const patch = <Item>(
    path: string,
    change: (id: string, change: RecordChange, by?: string) => Promise<Item | undefined>,
  ) =>
    router.patch(path, requireSignIn, async (ctx) => {
      const body = parseBody(RecordChange, await readJson(ctx));
      const item = await change(ctx.params['id'] ?? '', body, bylineOf(ctx)).catch(rethrowRefusal);
      if (!item) throw new ProblemError('not-found');
      ctx.body = item;
    });
  patch(patchContactMessage.path, inbox.changeMessage);
  patch(patchRequest.path, inbox.changeRequest);

  router.get(inboxEventsPath, requireSignIn, async (ctx) => {
    const token = cookie.tokenOf(ctx);
    const stream = await inboxEvents.open(
      async () => (await sessions.personOf(token)) !== undefined,
    );
    if (!stream) throw new ProblemError('too-many-requests', { retryAfterSeconds: 30 });
    sendEvents(ctx, stream);
  });

  router.post(postErasure.path, requireSignIn, async (ctx) => {
    const wish = parseBody(ErasureBody, await readJson(ctx));
    if (!wish.isDryRun) await requireFreshProof(ctx);
    const erasure = await erasures.erasePerson(wish);
    answerErasure(ctx, erasure, erasure.isErased ? 'deleted the data of one person' : null);
  });

  router.post(postSpamErasure.path, requireSignIn, freshOnly(requireFreshProof), async (ctx) => {
    const { ids } = parseBody(SpamErasureBody, await readJson(ctx));
    answerErasure(ctx, await erasures.eraseSpam(ids), 'deleted spam');
  });

  router.post(postInboxExport.path, requireSignIn, freshOnly(requireFreshProof), (ctx) => {
    log('warn', { message: 'inbox exported', requestId: ctx.state.requestId });
    ctx.status = 204;
  });

  /** @param done for the log, which does not say whose data it was; null where nothing was erased */
  function answerErasure(ctx: OwnerContext, erasure: SpamErasure, done: string | null): void {
    if (done !== null) {
      log('info', {
        message: done,
        requestId: ctx.state.requestId,
        records: erasure.messages + erasure.requests,
        files: erasure.files,
      });
    }
    ctx.body = erasure;
  }
}

type OwnerContext = ParameterizedContext<AppState>;

/** The text of an array, a part at a time: a whole inbox as one string would end a small server. */
async function* jsonArray(
  first: IteratorResult<readonly unknown[], unknown>,
  parts: AsyncIterator<readonly unknown[]>,
): AsyncGenerator<string> {
  let before = '[';
  for (let part = first; part.done !== true; part = await parts.next()) {
    if (part.value.length === 0) continue;
    const texts = part.value.map((item) => JSON.stringify(item));
    yield before + texts.join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

function rethrowRefusal(error: unknown): never {
  if (error instanceof StatusMovedError) {
    throw new ProblemError('invalid-fields', {
      fields: { status: 'Its status was changed on another device in the meantime' },
    });
  }
  if (!(error instanceof TooManyNotesError)) throw error;
  throw new ProblemError('invalid-fields', {
    fields: { addNote: `A record holds at most ${maxNotes} notes` },
  });
}
