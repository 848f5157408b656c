import type Router from '@koa/router';
import type { Middleware } from 'koa';
import {
  ReportQuery,
  deleteOwnerCalendar,
  getOwnerCalendar,
  postOwnerCalendar,
  postReport,
  reportDigestHeader,
} from '#shared/api/client-work.ts';
import { getVisitFile } from '#shared/api/visit-file.ts';
import { maxReportBytes } from '#shared/inbox/client-entries.ts';
import { getReplyTexts } from '#shared/api/reply-texts.ts';
import { receiptFor } from '#shared/receipt.ts';
import type { Content } from '../../services/content.ts';
import type { OwnerCalendar } from '../../services/owner-calendar.ts';
import type { Reports } from '../../services/reports.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { ProblemError } from '../problem.ts';
import type { AppState } from '../state.ts';
import { bylineOf } from './owner-cookie.ts';
import { sendStored } from './send-stored.ts';

const tooLarge = () =>
  new ProblemError('file-too-large', {
    detail: 'A report can have at most 25 MB. Make the PDF smaller and choose it again.',
  });

/** What the owner needs for a client besides plain entries: reports, and the calendar of visits. */
export function addClientWorkRoutes(
  router: Router<AppState>,
  {
    reports,
    ownerCalendar,
    content,
    canSendMail,
    requireSignIn,
    limit,
  }: {
    reports: Reports;
    ownerCalendar: OwnerCalendar;
    content: Pick<Content, 'practice' | 'replyTexts'>;
    canSendMail: boolean;
    requireSignIn: Middleware;
    /** Reads of one address. */
    limit: Middleware;
  },
): void {
  router.post(postReport.path, requireSignIn, async (ctx) => {
    const { id, name } = parseBody(ReportQuery, { ...ctx.query });
    const declaredBytes = Number(ctx.get('Content-Length') || 0);
    if (declaredBytes > maxReportBytes) {
      ctx.set('Connection', 'close');
      throw tooLarge();
    }
    const sha256 = ctx.get(reportDigestHeader).toLowerCase() || undefined;
    const outcome = await reports
      .add(ctx.params['id'] ?? '', { id, fileName: name, sha256, name: bylineOf(ctx) }, ctx.req)
      .catch((error: unknown) => {
        if (!ctx.req.errored) throw error;
        throw new ProblemError('incomplete-upload', { retryAfterSeconds: 1, cause: error });
      });
    switch (outcome.kind) {
      case 'too-large':
        ctx.set('Connection', 'close');
        throw tooLarge();
      case 'not-a-pdf':
        throw new ProblemError('unsupported-file', {
          detail: 'This isn’t a PDF. Save the report as a PDF and choose that file.',
        });
      case 'damaged':
        throw new ProblemError('digest-mismatch', { retryAfterSeconds: 1 });
      case 'no-room':
        throw new ProblemError('storage-unavailable', { retryAfterSeconds: 60 });
      default:
        sendStored(ctx, outcome);
    }
  });

  router.get(getReplyTexts.path, requireSignIn, async (ctx) => {
    const { bank } = content.practice();
    ctx.body = {
      canSend: canSendMail,
      bankDetails:
        bank === null
          ? null
          : `Account name: ${bank.accountName}\nBSB: ${bank.bsb}\nAccount number: ${bank.accountNumber}`,
      texts: content.replyTexts(),
    };
  });

  router.get(getVisitFile.path, requireSignIn, async (ctx) => {
    const id = ctx.params['id'] ?? '';
    const text = await ownerCalendar.file(id);
    if (text === undefined) throw new ProblemError('not-found');
    ctx.set('Cache-Control', 'no-store');
    ctx.attachment(`visit-${receiptFor(id)}.ics`);
    ctx.type = 'text/calendar; charset=utf-8';
    ctx.body = text;
  });

  router.get(getOwnerCalendar.path, requireSignIn, async (ctx) => {
    ctx.body = { id: await ownerCalendar.current() };
  });
  router.post(postOwnerCalendar.path, requireSignIn, async (ctx) => {
    ctx.body = await ownerCalendar.open();
  });
  router.delete(deleteOwnerCalendar.path, requireSignIn, async (ctx) => {
    await ownerCalendar.close();
    ctx.status = 204;
  });

  router.get('/calendar/:file', limit, async (ctx) => {
    const token = (ctx.params['file'] ?? '').replace(/\.ics$/, '');
    const text = await ownerCalendar.read(token);
    if (text === undefined) throw new ProblemError('not-found');
    ctx.set({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
    });
    ctx.type = 'text/calendar; charset=utf-8';
    ctx.body = text;
  });
}
