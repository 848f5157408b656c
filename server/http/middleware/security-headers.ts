import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Middleware } from 'koa';
import { beforePaintScript } from '#shared/before-paint.ts';
import type { AppState } from '../state.ts';

const policyHeader = 'Content-Security-Policy';
const openerHeader = 'Cross-Origin-Opener-Policy';

export interface SecurityOptions {
  /** Whether visitors come by https, so that browsers may be told to stay there. */
  isHttps: boolean;
}

/**
 * Strict headers on every answer. The content security policy is written twice: before the chain runs,
 * for answers that are sent straight to the socket, and after it with the hashes a page left in `state.csp`.
 */
export function securityHeaders({ isHttps }: SecurityOptions): Middleware<AppState> {
  const common = {
    ...commonHeaders(isHttps),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
  const bare = policyFor(undefined, isHttps);
  return async (ctx, next) => {
    ctx.set(common);
    ctx.set(policyHeader, bare);
    if (isOfOwner(ctx.path)) ctx.set(openerHeader, 'same-origin');
    await next();
    // An answer with a policy of its own, such as an upload, keeps it.
    if (!ctx.headerSent && ctx.response.get(policyHeader) === bare) {
      ctx.set(policyHeader, policyFor(ctx.state.styleHash, isHttps));
    }
  };
}

/**
 * Whether no page of another site may keep a hand on the window: with the messages and what was sent with them. For a
 * page that everybody may read a browser would, for nothing, start a process of its own once the answer is there.
 */
function isOfOwner(path: string): boolean {
  return /^\/(?:messages\/?$|uploads\/)/i.test(path);
}

/** What tells a browser how to treat a document or a script; pictures, videos and fonts have no use for it. */
const documentHeaders = [
  policyHeader,
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Frame-Options',
];

/** Takes off what only a document or a script heeds: nearly a kilobyte less before each picture on a slow line. */
export function dropDocumentHeaders(response: ServerResponse): void {
  for (const name of documentHeaders) response.removeHeader(name);
}

/** What helmet sets on every answer: always the same, so it is asked once. */
function commonHeaders(isHttps: boolean): Record<string, string> {
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Set where it is needed, see `isOfOwner`.
    crossOriginOpenerPolicy: false,
    // For browsers and plug-ins that are gone.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // Not `no-referrer`: some browsers then send `Origin: null` with our own forms.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, (error?: unknown) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** The one style that react-aria adds to the page with the first overlay (`touch-action` while pressing). */
const pressStyleHash = 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=';

/** The one inline script of every document and of the worker's shell. */
const beforePaintHash = `sha256-${createHash('sha256').update(beforePaintScript).digest('base64')}`;

function policyFor(styleHash: string | undefined, isHttps: boolean): string {
  const pageStyle = styleHash === undefined ? '' : ` '${styleHash}'`;
  return [
    "default-src 'self'",
    `script-src 'self' '${beforePaintHash}'`,
    `style-src 'self' '${pressStyleHash}'${pageStyle}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // No text becomes HTML or the address of a script but through these two: InnerHtml, the worker's bridge.
    "require-trusted-types-for 'script'",
    "trusted-types own-html service-worker 'allow-duplicates'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
