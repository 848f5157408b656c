import type Router from '@koa/router';
import type { RouterContext } from '@koa/router';
import type { Context, Middleware } from 'koa';
import * as v from 'valibot';
import { ClientWordsBody, postClientLink, postClientWords } from '#shared/api/client-page.ts';
import type { Practice } from '#shared/api/practice.ts';
import { IdempotencyKey, idempotencyKeyHeader } from '#shared/api/submission.ts';
import { clientLinkIn, clientPath } from '#shared/inbox/client-path.ts';
import type { ClientView } from '#shared/inbox/client-view.ts';
import { hasTime, visitFile } from '#shared/inbox/visit-calendar.ts';
import { moneyOf } from '#shared/inbox/dues.ts';
import { visitsOf } from '#shared/inbox/visits.ts';
import { limits } from '#shared/limits.ts';
import { siteName } from '#shared/paths.ts';
import { receiptFor } from '#shared/receipt.ts';
import { LongText } from '#shared/schemas.ts';
import { Minute } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { ClientLinks, LinkedRequest } from '../../services/client-links.ts';
import type { ClientPages } from '../../services/client-pages.ts';
import type { Inbox, PaidClaim } from '../../services/inbox.ts';
import type { Uploads } from '../../services/uploads.ts';
import { ticketAgeMs, ticketFor } from '../client-ticket.ts';
import { networkOf, networksOf } from '../middleware/address.ts';
import type { Budget } from '../middleware/budget.ts';
import { concurrencyLimit } from '../middleware/concurrency-limit.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readForm } from '../middleware/read-form.ts';
import { readJson } from '../middleware/read-json.ts';
import type { Pages } from '../pages.ts';
import { ProblemError } from '../problem.ts';
import { queryOf } from '../query-of.ts';
import { sendCompressed } from '../send-compressed.ts';
import type { AppState } from '../state.ts';
import { sendUpload } from './send-upload.ts';
import { createUploadReceiver } from './upload-receiver.ts';

export interface ClientPageRoutesOptions {
  clientLinks: ClientLinks;
  clientPages: ClientPages;
  inbox: Pick<Inbox, 'noteClaim'>;
  uploads: Uploads;
  pages: Pick<Pages, 'client'>;
  practice: () => Practice;
  clock: Clock;
  makeId: () => string;
  requireSignIn: Middleware;
  /** Reads, and calls that store something, of one address. */
  limits: { read: Middleware; submit: Middleware };
  /** The number of uploads that are stored, and their bytes. */
  uploadBudgets: { count: Budget; bytes: Budget };
}

type Ctx = RouterContext<AppState>;
type Notice = NonNullable<ClientView['notice']>;

/** What the page says after a form that was taken. */
const saidNotices = ['words-added', 'visit-chosen', 'visit-gone', 'paid-noted'] as const;
type SaidNotice = (typeof saidNotices)[number];

const pagePath = '/r/:receipt/:token';

/** Forms without files at the same time, as for uploads. */
const maxForms = { global: 64, perAddress: 4 };

/**
 * The client’s page of a request: a GET shows how far it is and changes nothing, as mail scanners open every link. What is
 * personal comes as the answer to a form with the request’s email address; nothing of it is stored on the device.
 */
export function addClientPageRoutes(
  router: Router<AppState>,
  options: ClientPageRoutesOptions,
): void {
  const { clientLinks, clientPages, inbox, uploads, pages, clock, makeId, requireSignIn } = options;
  const { read, submit } = options.limits;

  const requestOf = ({ params }: Ctx) =>
    clientLinks.find(params['receipt'] ?? '', params['token'] ?? '');

  async function show(
    ctx: Ctx,
    request: LinkedRequest | undefined,
    {
      isOpened = false,
      ...more
    }: Partial<Pick<ClientView, 'notice' | 'typed'>> & { isOpened?: boolean } = {},
  ): Promise<void> {
    keepPrivate(ctx);
    const view = request && (await clientPages.view(request, { isOpened }));
    const path = clientPath(ctx.params['receipt'] ?? '', ctx.params['token'] ?? '');
    const page = await pages.client(view && { ...view, ...more, path }, options.practice());
    sendCompressed(ctx, page, { type: 'text/html; charset=utf-8', cacheControl: 'no-store' });
  }

  /** The request, once its email address was typed; otherwise the page has been answered. */
  async function unlock(ctx: Ctx, email: string): Promise<LinkedRequest | undefined> {
    const request = await requestOf(ctx);
    const unlocking = request && clientPages.unlock(request, email, networksOf(ctx.ip)[0]);
    switch (unlocking?.kind) {
      case 'opened':
        return request;
      case 'wrong':
        await show(ctx, request, { notice: { kind: 'wrong-email' }, typed: { email, text: '' } });
        ctx.status = 403;
        return undefined;
      case 'wait': {
        const seconds = Math.ceil(unlocking.waitMs / 1_000);
        await show(ctx, request, { notice: { kind: 'wait', seconds }, typed: { email, text: '' } });
        ctx.set('Retry-After', String(seconds));
        ctx.status = 429;
        return undefined;
      }
      case undefined:
        await show(ctx, undefined);
        return undefined;
    }
  }

  /** Shows the page, and what was typed and not taken. */
  const showAgain = async (ctx: Ctx, notice: Notice, text: string) =>
    show(ctx, await requestOf(ctx), { isOpened: true, notice, typed: { email: '', text } });

  /** Leads to the open page: loaded again, it sends nothing a second time. */
  async function leadToPage(ctx: Ctx, said?: SaidNotice): Promise<void> {
    const request = await requestOf(ctx);
    if (!request) return show(ctx, undefined);
    keepPrivate(ctx);
    const path = clientPath(ctx.params['receipt'] ?? '', ctx.params['token'] ?? '');
    const query = new URLSearchParams({ open: ticketFor(request, clock()), ...(said && { said }) });
    const openPage = `${path}?${query.toString()}`;
    ctx.redirect(openPage);
    ctx.status = 303;
  }

  router.get(pagePath, read, async (ctx) => {
    const request = await requestOf(ctx);
    const query = queryOf(ctx);
    const ageMs = request ? ticketAgeMs(request, query.get('open') ?? '', clock()) : null;
    if (!request || ageMs === null) return show(ctx, request);
    const said = saidNotices.find((one) => one === query.get('said'));
    const notice = said && isStillTrue(said, request, ageMs) ? { kind: said } : null;
    await show(ctx, request, { isOpened: true, notice });
  });

  router.post(pagePath, submit, async (ctx) => {
    const form = await readForm(ctx);
    const request = await unlock(ctx, form['email'] ?? '');
    if (!request) return;
    switch (form['do']) {
      case 'choose': {
        const choice = { visit: form['visit'] ?? '', start: form['start'] ?? '' };
        const refusal = await clientPages.chooseTime(request, choice);
        return leadToPage(ctx, refusal === null ? 'visit-chosen' : 'visit-gone');
      }
      case 'paid':
        // A page that is sent again says nothing new.
        return (await inbox.noteClaim(request.submission.id, claimOf(form))) === 'noted'
          ? leadToPage(ctx, 'paid-noted')
          : leadToPage(ctx);
      case 'calendar':
        return sendVisit(ctx, request, form['visit'] ?? '', clock());
      case 'download': {
        const upload = form['upload'] ?? '';
        if (!(await clientPages.open(request, upload))) return leadToPage(ctx);
        keepPrivate(ctx);
        return sendUpload(ctx, await uploads.open(upload));
      }
      default:
        return leadToPage(ctx);
    }
  });

  // For a reader without script; with script, the form of `/add-to-request` saves what is written and sends it by the API.
  const receiver = createUploadReceiver(
    { uploads, budgets: options.uploadBudgets },
    { maxTextBytes: limits.maxTextLength * 4 },
  );
  const receive: Middleware = async (ctx, next) => {
    try {
      await receiver.middleware(ctx, next);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status >= 500) throw error;
      const { email, text = '' } = textFieldsOf(ctx);
      // Refused before the address was read.
      if (email === undefined) {
        return show(ctx as Ctx, await requestOf(ctx as Ctx), { notice: { kind: 'file-refused' } });
      }
      const request = await unlock(ctx as Ctx, email);
      if (request) await showAgain(ctx as Ctx, { kind: 'file-refused' }, text);
    }
  };
  router.post(
    `${pagePath}/words`,
    submit,
    async (ctx, next) => ((await requestOf(ctx)) ? next() : show(ctx, undefined)),
    concurrencyLimit(maxForms),
    receive,
    async (ctx) => {
      const { email = '', text = '' } = textFieldsOf(ctx);
      const request = await unlock(ctx, email);
      if (!request) return;
      const files = receiver.filesOf(ctx.request);
      const words = v.safeParse(LongText, text);
      if (!words.success)
        return showAgain(ctx, { kind: 'nothing-written', text: words.issues[0].message }, text);
      if (words.output === '' && files.length === 0) {
        return showAgain(ctx, { kind: 'nothing-written' }, '');
      }
      const id = makeId();
      const accepted = await uploads.accept(files, { key: id, sender: networksOf(ctx.ip) });
      if (accepted.kind !== 'stored') return showAgain(ctx, { kind: 'file-refused' }, text);
      receiver.countStored(ctx.request);
      const names = accepted.addresses.map(nameAt);
      const outcome = await clientPages.addWords(request, { id, text: words.output, files: names });
      if (outcome.kind !== 'stored') await uploads.withdraw(accepted.addresses);
      if (outcome.kind === 'refused') {
        return showAgain(ctx, { kind: 'nothing-written', text: tooManyText }, text);
      }
      if (outcome.kind !== 'stored') {
        // Erased in the meantime.
        return show(ctx, undefined);
      }
      await leadToPage(ctx, 'words-added');
    },
  );

  router.post(postClientLink.path, submit, async (ctx) => {
    const { request } = parseBody(postClientLink.body, await readJson(ctx));
    const path = await clientLinks.issue(request, 'device');
    if (path === undefined) throw new ProblemError('not-found');
    ctx.body = { path };
  });

  router.post(postClientWords.path, submit, async (ctx) => {
    const body = parseBody(ClientWordsBody, await readJson(ctx));
    const id = v.safeParse(IdempotencyKey, ctx.get(idempotencyKeyHeader));
    if (!id.success) throw new ProblemError('invalid-idempotency-key');
    const link = clientLinkIn(body.link);
    const request = link && (await clientLinks.find(link.receipt, link.token));
    if (!request) {
      throw new ProblemError('not-found', {
        detail: 'The link to your request no longer works. Reply to our email instead.',
      });
    }
    const unlocking = clientPages.unlock(request, body.email, networkOf(ctx.ip));
    if (unlocking.kind === 'wait') {
      throw new ProblemError('too-many-requests', {
        retryAfterSeconds: Math.ceil(unlocking.waitMs / 1_000),
      });
    }
    if (unlocking.kind === 'wrong') {
      throw new ProblemError('invalid-fields', {
        fields: { email: 'That isn’t the email address of this request' },
      });
    }
    if (body.text === '' && body.attachments.length === 0) {
      throw new ProblemError('invalid-fields', {
        fields: { text: 'Write something or attach a file first' },
      });
    }
    const outcome = await clientPages.addWords(request, {
      id: id.output,
      text: body.text,
      files: body.attachments.map(nameAt),
    });
    switch (outcome.kind) {
      case 'stored':
      case 'repeated':
        ctx.status = outcome.kind === 'stored' ? 201 : 200;
        ctx.body = {
          id: id.output,
          receipt: receiptFor(request.submission.id),
          receivedAt: outcome.entry.at,
        };
        return;
      case 'mismatch':
        throw new ProblemError('idempotency-mismatch');
      case 'unknown-submission':
        throw new ProblemError('not-found');
      case 'unknown-upload':
        throw new ProblemError('unknown-attachment');
      case 'refused':
        throw new ProblemError('invalid-fields', {
          fields: { text: tooManyText },
        });
    }
  });

  router.get('/api/inbox/records/:id/client-page', requireSignIn, async (ctx) => {
    const request = await clientPages.find(ctx.params['id'] ?? '');
    if (!request) throw new ProblemError('not-found');
    const report = queryOf(ctx).get('report');
    const view = await clientPages.view(request, {
      isOpened: true,
      isPreview: true,
      ...(report !== null && { report }),
    });
    keepPrivate(ctx);
    const page = await pages.client({ ...view, path: '#' }, options.practice());
    sendCompressed(ctx, page, { type: 'text/html; charset=utf-8', cacheControl: 'no-store' });
  });
}

const claimOf = ({ of, state }: Record<string, string>): PaidClaim => ({
  of: of === 'balance' ? of : 'deposit',
  state,
});

const tooManyText = 'You’ve added a lot already. Write to us by email instead.';

/** Whether what was said when a form was sent is so when the page is loaded again. */
function isStillTrue(said: SaidNotice, { entries }: LinkedRequest, ageMs: number): boolean {
  switch (said) {
    case 'words-added':
      return true;
    case 'visit-chosen':
      return visitsOf(entries).some(({ state }) => state === 'set');
    case 'visit-gone':
      return ageMs < Minute.ms;
    case 'paid-noted':
      return moneyOf(entries).saysPaidAt !== null;
  }
}

/** In no cache and no search engine, and no other site learns the address. */
function keepPrivate(ctx: Context): void {
  ctx.set({
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex, nofollow, noarchive',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
}

/** A visit for the client’s calendar. */
function sendVisit(ctx: Ctx, { submission, entries }: LinkedRequest, id: string, now: Date): void {
  const visit = visitsOf(entries).find((one) => one.id === id);
  if (!visit || !hasTime(visit)) throw new ProblemError('not-found');
  const receipt = receiptFor(submission.id);
  keepPrivate(ctx);
  ctx.attachment(`visit-${receipt}.ics`);
  ctx.type = 'text/calendar; charset=utf-8';
  ctx.body = visitFile({ visit, summary: `Visit by ${siteName}`, text: `Request ${receipt}` }, now);
}

const TextFields = v.object({
  email: v.optional(v.string()),
  text: v.optional(v.string()),
});

function textFieldsOf(ctx: Context): v.InferOutput<typeof TextFields> {
  // Where a file was refused, only the bare request has what came before it.
  const { body } = 'body' in ctx.request ? ctx.request : 'body' in ctx.req ? ctx.req : {};
  const given = { ...Object(body) };
  const fields = v.safeParse(TextFields, given);
  return fields.success ? fields.output : {};
}

const nameAt = (address: string) => address.replace('/uploads/', '');
