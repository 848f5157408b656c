import { constants } from 'node:zlib';
import compress from 'koa-compress';
import Koa from 'koa';
import type { Middleware } from 'koa';
import Router from '@koa/router';
import type { Practice } from '#shared/api/practice.ts';
import type { Clock } from '#shared/time.ts';
import type { Logger } from './log.ts';
import { describeError } from './log.ts';
import { accessLog } from './middleware/access-log.ts';
import { answerUnmatched } from './middleware/api-fallback.ts';
import { byteBudget } from './middleware/byte-budget.ts';
import { crossSiteCheck } from './middleware/cross-site.ts';
import { problemDetails } from './middleware/problems.ts';
import { defaultRateLimits, rateLimit } from './middleware/rate-limit.ts';
import type { RateLimits } from './middleware/rate-limit.ts';
import { requestId } from './middleware/request-id.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { soundAddress } from './middleware/sound-address.ts';
import type { Pages } from './render/pages.ts';
import { addContentRoutes } from './routes/content.ts';
import { addHealthRoutes } from './routes/health.ts';
import { addInboxRoutes } from './routes/inbox.ts';
import { ownerCookie, requireOwner } from './routes/owner-cookie.ts';
import { addPracticeRoutes } from './routes/practice.ts';
import { addSessionRoutes } from './routes/session.ts';
import { addShareTargetRoute } from './routes/share-target.ts';
import { addSubmissionRoutes } from './routes/submissions.ts';
import { addUploadRoutes } from './routes/uploads.ts';
import type { Content } from './services/content.ts';
import type { Erasures } from './services/erasures.ts';
import type { Health } from './services/health.ts';
import type { Inbox } from './services/inbox.ts';
import type { InboxEvents } from './services/inbox-events.ts';
import type { OwnerSessions } from './services/owner-sessions.ts';
import type { RetentionService } from './services/retention.ts';
import type { Submissions } from './services/submissions.ts';
import type { Uploads } from './services/uploads.ts';
import type { AppState } from './state.ts';

export interface Services {
  content: Content;
  submissions: Submissions;
  uploads: Uploads;
  sessions: OwnerSessions;
  inbox: Inbox;
  inboxEvents: InboxEvents;
  erasures: Erasures;
  retention: RetentionService;
  health: Health;
  practice: Practice;
}

export interface AppOptions {
  services: Services;
  pages: Pages;
  /** Serves the built client and the media; left out in tests of the API. */
  staticFiles?: Middleware;
  /** Comes before the static files; the development server of the client. */
  before?: Middleware;
  log: Logger;
  clock: Clock;
  /** Makes the number of a request. */
  makeId: () => string;
  rateLimits?: RateLimits;
  /** Address under which visitors reach the site, e.g. `https://example.org`. */
  publicUrl?: string | undefined;
  /** Proxies in front whose `X-Forwarded-*` headers are believed. Default 0. */
  trustedProxies?: number;
}

/** The whole server without a port, so that a test can start it anywhere. */
export function createApp(options: AppOptions): Koa<AppState> {
  const { services, pages, log, clock, makeId, publicUrl, trustedProxies = 0 } = options;
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const limits = options.rateLimits ?? defaultRateLimits;

  const app = new Koa<AppState>({
    proxy: trustedProxies > 0,
    maxIpsCount: trustedProxies,
  });
  app.on('error', (error: unknown) => {
    // A visitor who leaves in the middle of an answer, as every owner does who closes the inbox.
    if (isCutOff(error)) return;
    log('error', { message: 'answer failed', error: describeError(error) });
  });

  app.use(requestId(makeId));
  app.use(accessLog(log));
  app.use(securityHeaders({ isHttps }));
  app.use(problemDetails(log));
  app.use(soundAddress());
  app.use(closeWhenStopping(services.health));
  app.use(crossSiteCheck(publicUrl));
  if (pages.known) app.use(pages.known);
  app.use(compressJson());

  const router = createRouter({ services, limits, clock, isHttps, log });
  app.use(limitReads(rateLimit(limits.read, clock)));
  app.use(router.routes());
  app.use(answerUnmatched(router));
  if (options.before) app.use(options.before);
  if (options.staticFiles) app.use(options.staticFiles);
  app.use(pages.draw);
  return app;
}

function createRouter(options: {
  services: Services;
  limits: RateLimits;
  clock: Clock;
  isHttps: boolean;
  log: Logger;
}): Router<AppState> {
  const { services, limits, clock, isHttps, log } = options;
  const cookie = ownerCookie(isHttps);
  const router = new Router<AppState>({ sensitive: true, strict: true });
  const owner = requireOwner(services.sessions, cookie);
  addHealthRoutes(router, services.health);
  addShareTargetRoute(router);
  addContentRoutes(router, services.content);
  addPracticeRoutes(router, services.practice, services.retention.periods);
  addSubmissionRoutes(router, {
    submit: services.submissions,
    limit: rateLimit(limits.submit, clock),
    budget: byteBudget(limits.stored, clock),
  });
  addUploadRoutes(router, {
    uploads: services.uploads,
    requireOwner: owner,
    limit: rateLimit(limits.upload, clock),
  });
  addSessionRoutes(router, {
    sessions: services.sessions,
    inboxEvents: services.inboxEvents,
    cookie,
    requireOwner: owner,
    log,
  });
  addInboxRoutes(router, { services, cookie, requireOwner: owner, log });
  return router;
}

function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Keep-alive connections end with their present answer, so that a stop does not wait for them. */
function closeWhenStopping(health: Health): Middleware {
  return async (ctx, next) => {
    if (health.isStopping()) ctx.set('Connection', 'close');
    await next();
  };
}

/** Compresses JSON alone: pages and files bring their own compressed forms. */
function compressJson(): Middleware {
  return compress({
    threshold: 1_024,
    filter: (type) => /^application\/(?:problem\+)?json/i.test(type),
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}

function limitReads(limit: Middleware): Middleware {
  return async (ctx, next) => {
    // Nothing of the API may be kept by a cache unless its route says otherwise.
    if (ctx.path.startsWith('/api/')) {
      ctx.set('Cache-Control', 'no-store');
      await limit(ctx, next);
    } else {
      await next();
    }
  };
}
