import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Middleware } from 'koa';
import { beforePaintScript } from '#shared/before-paint.ts';
import { contentPolicy } from '#shared/content-policy.ts';
import type { AppState } from '../state.ts';

const policyHeader = 'Content-Security-Policy';
const openerHeader = 'Cross-Origin-Opener-Policy';

export interface SecurityOptions {
  /** Whether visitors use https, so that HSTS can be sent. */
  isHttps: boolean;
}

/**
 * Strict headers on every answer. The content security policy is set twice: before the chain runs, for answers that are
 * sent straight to the socket, and after it with the page's `state.styleHash`.
 */
export function securityHeaders({ isHttps }: SecurityOptions): Middleware<AppState> {
  const common = {
    ...commonHeaders(isHttps),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
  const barePolicy = policyFor(undefined, isHttps);
  return async (ctx, next) => {
    ctx.set(common);
    ctx.set(policyHeader, barePolicy);
    if (isOwnerPath(ctx.path)) ctx.set(openerHeader, 'same-origin');
    await next();
    // An answer with a policy of its own, such as an upload, keeps it.
    if (!ctx.headerSent && ctx.response.get(policyHeader) === barePolicy) {
      ctx.set(policyHeader, policyFor(ctx.state.styleHash, isHttps));
    }
  };
}

/**
 * Whether a path is only for the owner: the inbox, the editor and uploads, which get a cross-origin opener policy. With a public page
 * it would only make browsers start another process once the answer arrives.
 */
function isOwnerPath(path: string): boolean {
  return /^\/(?:messages|uploads)(?:\/|$)/i.test(path);
}

/** Headers for documents and scripts; pictures, videos and fonts do not need them. */
const documentHeaders = [
  policyHeader,
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Frame-Options',
];

/**
 * Removes headers that only matter for documents and scripts: nearly a kilobyte less for each picture on a slow
 * connection.
 */
export function dropDocumentHeaders(response: ServerResponse): void {
  for (const name of documentHeaders) response.removeHeader(name);
}

/** Helmet's headers are always the same, so they are computed once. */
function commonHeaders(isHttps: boolean): Record<string, string> {
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Set where it is needed, see `isOwnerPath`.
    crossOriginOpenerPolicy: false,
    // For browsers and plug-ins that no longer exist.
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

/** The one inline script of every document and of the worker's shell. */
const scriptHash = `sha256-${createHash('sha256').update(beforePaintScript).digest('base64')}`;

const policyFor = (styleHash: string | undefined, isHttps: boolean): string =>
  contentPolicy({ scriptHash, styleHash, isHttps });
