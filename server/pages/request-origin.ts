import type { Context } from 'koa';

/** A valid host: name or number, with or without a port. */
const wellFormedHost = /^[\w.-]+(?::\d{1,5})?$/;

/** Visitors can send anything in `X-Forwarded-Proto` when a proxy passes it on. */
const wellFormedProtocol = /^https?$/;

/** Origin of a page's own addresses, e.g. `https://example.org`; undefined where it is unknown. */
export type OriginOf = (ctx: Pick<Context, 'host' | 'protocol'>) => string | undefined;

/**
 * The configured origin. Without one, the address that the visitor used: each has its own cached pages, so what one
 * visitor writes into `Host` never reaches another, and the render budget limits how many of them one visitor can
 * invent.
 */
export function createOriginOf(publicUrl: string | undefined): OriginOf {
  if (publicUrl !== undefined) return () => publicUrl;
  return ({ host, protocol }) =>
    wellFormedHost.test(host) && wellFormedProtocol.test(protocol)
      ? `${protocol}://${host.toLowerCase()}`
      : undefined;
}
