import { constants } from 'node:zlib';
import compress from 'koa-compress';
import Koa from 'koa';
import type { Middleware, ParameterizedContext } from 'koa';
import Router from '@koa/router';
import type { Clock } from '#shared/time.ts';
import type { Logger } from '../log.ts';
import { describeError } from '../log.ts';
import { accessLog } from './middleware/access-log.ts';
import { answerUnmatched } from './middleware/api-fallback.ts';
import { bodyMemoryLimit } from './middleware/body-memory-limit.ts';
import { createBudget, createPerAddressBudget, uploadLimitMessage } from './middleware/budget.ts';
import { crossSiteCheck } from './middleware/cross-site.ts';
import { problemDetails } from './middleware/problems.ts';
import type { RateLimit } from './middleware/budget.ts';
import { defaultRateLimits, rateLimit } from './middleware/rate-limit.ts';
import type { RateLimits } from './middleware/rate-limit.ts';
import { requestId } from './middleware/request-id.ts';
import { requestTarget } from './middleware/request-target.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { rejectNonCanonicalPaths } from './middleware/canonical-path.ts';
import type { Pages } from './pages.ts';
import { addBankAccountRoutes } from './routes/bank-account.ts';
import { addConnectionRoutes } from './routes/connection.ts';
import { addClientPageRoutes } from './routes/client-pages.ts';
import { addClientWorkRoutes } from './routes/client-work.ts';
import { addContentPackRoute } from './routes/content-pack.ts';
import { addContentRoutes } from './routes/content.ts';
import { addDepositNoteRoute } from './routes/deposit-notes.ts';
import { addDeviceTransferRoutes } from './routes/device-transfers.ts';
import { addHealthRoutes } from './routes/health.ts';
import { addInboxRoutes } from './routes/inbox.ts';
import { addLaunchRoute } from './routes/launch.ts';
import { addMailAddressRoutes } from './routes/mail-address.ts';
import { createFreshProof } from './routes/fresh-proof.ts';
import { ownerCookie, requireSignIn } from './routes/owner-cookie.ts';
import { addOwnerFactRoutes } from './routes/owner-facts.ts';
import { addOwnerEntryRoutes } from './routes/owner-entries.ts';
import { addOwnerPictureRoutes } from './routes/owner-pictures.ts';
import { addOwnerPreviewRoute } from './routes/owner-preview.ts';
import { addOwnerTextRoutes } from './routes/owner-texts.ts';
import { addPasskeyRoutes } from './routes/passkeys.ts';
import { addPassphraseRoutes } from './routes/passphrase.ts';
import { addPeopleRoutes } from './routes/people.ts';
import { addPracticeRoutes } from './routes/practice.ts';
import { addOversizeReportRoutes } from './routes/oversize-reports.ts';
import { addSessionRoutes } from './routes/session.ts';
import { addShareTargetRoute } from './routes/share-target.ts';
import { addSubmissionRoutes } from './routes/submissions.ts';
import { addTrashRoutes } from './routes/trash.ts';
import { addWarningRoutes } from './routes/warnings.ts';
import { addUploadRoutes } from './routes/uploads.ts';
import { addWorkRoutes } from './routes/work.ts';
import type { Services } from '../services/services.ts';
import type { AppState } from './state.ts';

export interface AppOptions {
  services: Services;
  pages: Pages;
  /** The content pack's manifest, made by the build. */
  contentPackPath?: string;
  /** Serves the built client and the media; left out in tests of the API. */
  staticFiles?: Middleware;
  /** Runs before the static files: the client's development server. */
  before?: Middleware;
  log: Logger;
  clock: Clock;
  /** Creates the id of a request. */
  makeId: () => string;
  rateLimits?: RateLimits;
  /** Address under which visitors reach the site, e.g. `https://example.org`. */
  publicUrl?: string | undefined;
  /** Trusted proxies in front of the server, whose `X-Forwarded-*` headers are used. Default 0. */
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
  app.on('error', (error: unknown, ctx?: ParameterizedContext<AppState>) => {
    // The visitor closed the connection, as the owner does when leaving the inbox.
    if (isAborted(error) || (error !== null && ctx?.socket.errored === error)) return;
    log('error', { message: 'answer failed', error: describeError(error) });
  });

  app.use(requestTarget());
  app.use(requestId(makeId));
  app.use(accessLog(log));
  app.use(securityHeaders({ isHttps }));
  app.use(problemDetails(log));
  app.use(rejectNonCanonicalPaths());
  app.use(closeWhenStopping(services.health));
  app.use(crossSiteCheck(publicUrl));
  if (pages.cached) app.use(pages.cached);
  app.use(compressJson());

  const router = createRouter({
    services,
    pages,
    limits,
    clock,
    makeId,
    publicUrl,
    isHttps,
    log,
  });
  if (options.contentPackPath !== undefined) {
    addContentPackRoute(router, {
      content: services.content,
      builtPath: options.contentPackPath,
    });
  }
  app.use(limitReads(rateLimit(createBudget(limits.read, clock))));
  app.use(bodyMemoryLimit());
  app.use(router.routes());
  app.use(answerUnmatched(router));
  if (options.before) app.use(options.before);
  if (options.staticFiles) app.use(options.staticFiles);
  app.use(pages.render);
  return app;
}

function createRouter(options: {
  services: Services;
  pages: Pages;
  limits: RateLimits;
  clock: Clock;
  makeId: () => string;
  publicUrl: string | undefined;
  isHttps: boolean;
  log: Logger;
}): Router<AppState> {
  const { services, pages, limits, clock, makeId, publicUrl, isHttps, log } = options;
  const perAddressLimit = ({ perAddress }: RateLimit) =>
    rateLimit(createPerAddressBudget(perAddress, clock));
  const cookie = ownerCookie(isHttps);
  const router = new Router<AppState>({ sensitive: true, strict: true });
  const signedIn = requireSignIn(services.sessions, cookie);
  const requireFreshProof = createFreshProof(services.sessions, cookie);
  addHealthRoutes(router, services.health, services.warnings);
  addWarningRoutes(router, services.warnings, signedIn);
  addConnectionRoutes(router, { publicUrl, isHttps, clock });
  addShareTargetRoute(router);
  addContentRoutes(router, services.content);
  addPracticeRoutes(router, {
    practice: () => services.content.practice(),
    retention: services.retention.periods,
    completionTimes: services.completionTimes,
  });
  addSubmissionRoutes(router, {
    submit: services.submissions,
    limit: perAddressLimit(limits.submit),
    budgets: {
      count: createBudget(limits.submit, clock),
      bytes: createBudget(limits.submittedBytes, clock, uploadLimitMessage),
    },
  });
  addDepositNoteRoute(router, {
    inbox: services.inbox,
    limit: perAddressLimit(limits.submit),
  });
  const uploadBudgets = {
    count: createBudget(limits.upload, clock),
    bytes: createBudget(limits.uploadedBytes, clock, uploadLimitMessage),
  };
  addUploadRoutes(router, {
    uploads: services.uploads,
    inbox: services.inbox,
    requireSignIn: signedIn,
    limit: perAddressLimit(limits.upload),
    budgets: uploadBudgets,
  });
  addClientPageRoutes(router, {
    ...services,
    pages,
    practice: () => services.content.practice(),
    clock,
    makeId,
    requireSignIn: signedIn,
    limits: { read: perAddressLimit(limits.read), submit: perAddressLimit(limits.submit) },
    uploadBudgets,
  });
  addClientWorkRoutes(router, {
    ...services,
    requireSignIn: signedIn,
    limit: perAddressLimit(limits.read),
  });
  addDeviceTransferRoutes(router, {
    deviceTransfers: services.deviceTransfers,
    limit: perAddressLimit(limits.deviceTransferCall),
    budgets: {
      count: createBudget(limits.deviceTransferStart, clock, uploadLimitMessage),
      bytes: createBudget(limits.deviceTransferBytes, clock, uploadLimitMessage),
    },
  });
  addOversizeReportRoutes(router, {
    refusals: services.oversizeReports,
    limit: perAddressLimit(limits.submit),
    log,
  });
  addSessionRoutes(router, {
    ...services,
    cookie,
    requireSignIn: signedIn,
    log,
  });
  const account = { ...services, requireSignIn: signedIn, requireFreshProof, log };
  addPasskeyRoutes(router, account);
  addPeopleRoutes(router, account);
  addBankAccountRoutes(router, { ...account, bank: services.bankAccounts });
  addPassphraseRoutes(router, { ...account, changes: services.passphraseChanges, cookie });
  addOwnerFactRoutes(router, { ownerFacts: services.ownerFacts, requireSignIn: signedIn });
  addOwnerEntryRoutes(router, {
    publishing: services.publishing,
    requireSignIn: signedIn,
    requireFreshProof,
  });
  addTrashRoutes(router, { trash: services.trash, requireSignIn: signedIn, log });
  addLaunchRoute(router, { launch: services.launch, requireSignIn: signedIn });
  addMailAddressRoutes(router, {
    mailAddresses: services.mailAddresses,
    requireSignIn: signedIn,
    requireFreshProof,
    log,
  });
  addOwnerTextRoutes(router, { texts: services.ownerTexts, requireSignIn: signedIn });
  addOwnerPictureRoutes(router, { pictures: services.ownerPictures, requireSignIn: signedIn });
  addOwnerPreviewRoute(router, {
    publishing: services.publishing,
    preview: pages.preview,
    requireSignIn: signedIn,
  });
  addInboxRoutes(router, { services, cookie, requireSignIn: signedIn, requireFreshProof, log });
  addWorkRoutes(router, {
    work: services.work,
    uploads: services.uploads,
    requireSignIn: signedIn,
    requireFreshProof,
  });
  return router;
}

function isAborted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Closes keep-alive connections after the current answer, so that a stop does not wait for them. */
function closeWhenStopping(health: Services['health']): Middleware {
  return async (ctx, next) => {
    if (health.isStopping()) ctx.set('Connection', 'close');
    await next();
  };
}

/** Compresses JSON only: pages and files are compressed already. */
function compressJson(): Middleware {
  const compressing = compress({
    threshold: 1_024,
    filter: (type) => /^application\/(?:problem\+)?json/i.test(type),
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  // A client that refuses every coding, even identity, would get an error; it is sent plain bytes.
  return (ctx, next) =>
    ctx.acceptsEncodings('br', 'gzip', 'identity') === false ? next() : compressing(ctx, next);
}

function limitReads(limit: Middleware): Middleware {
  return async (ctx, next) => {
    // Answers of the API are not cached unless their route says otherwise.
    if (ctx.path.startsWith('/api/')) {
      ctx.set('Cache-Control', 'no-store');
      await limit(ctx, next);
    } else {
      await next();
    }
  };
}
