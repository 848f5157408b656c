import helmet from 'koa-helmet';
import type { Context, Middleware } from 'koa';
import type { AppState } from '../state.ts';

export interface SecurityOptions {
  /** Whether visitors come by https, so that browsers may be told to stay there. */
  isHttps: boolean;
}

/**
 * Strict headers on every answer. The content security policy is written twice: before the chain runs,
 * for answers that are sent straight to the socket, and after it with the hashes a page left in `state.csp`.
 */
export function securityHeaders({ isHttps }: SecurityOptions): Middleware<AppState> {
  const common = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Not `no-referrer`: some browsers then send `Origin: null` with our own forms.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  });
  return async (ctx, next) => {
    ctx.state.csp = { scriptHashes: [], styleHashes: [] };
    ctx.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    setPolicy(ctx, policyFor(ctx.state.csp, isHttps));
    const before = ctx.response.get(policyHeader);
    await common(ctx, async () => {
      await next();
    });
    // An answer with a policy of its own, such as an upload, keeps it.
    if (!ctx.headerSent && ctx.response.get(policyHeader) === before) {
      setPolicy(ctx, policyFor(ctx.state.csp, isHttps));
    }
  };
}

/** The one style that react-aria adds to the page with the first overlay (`touch-action` while pressing). */
const pressStyleHash = 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=';

/** The one script in the document: it marks the reader's text size and outdoor mode before the first paint. */
const readingScriptHash = 'sha256-3PMe2mAGJ2MCkdncBtmhbbhZj86Sd7QbEg8a/OnV1JY=';

const policyHeader = 'Content-Security-Policy';

function setPolicy(ctx: Context, policy: string): void {
  ctx.set(policyHeader, policy);
}

function policyFor(hashes: AppState['csp'], isHttps: boolean): string {
  const quoted = (list: readonly string[]) =>
    list.map((hash) => ` ${hash.startsWith("'") ? hash : `'${hash}'`}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' '${readingScriptHash}'${quoted(hashes.scriptHashes)}`,
    `style-src 'self' '${pressStyleHash}'${quoted(hashes.styleHashes)}`,
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
