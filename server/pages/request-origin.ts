import type { Context } from 'koa';

/** A host as it may stand in an address: name or number, with a port or without. */
const wellFormedHost = /^[\w.-]+(?::\d{1,5})?$/;

/** Origin of the addresses that a page gives of itself, e.g. `https://example.org`; undefined where none is sure. */
export type OriginOf = (ctx: Pick<Context, 'host' | 'protocol'>) => string | undefined;

/**
 * The configured origin. Without one, the address that the visitor used: each has cached pages of its own, so what one
 * visitor writes into `Host` never reaches another, and how many of them one visitor invents is bounded by what one may
 * make the server render.
 */
export function createOriginOf(publicUrl: string | undefined): OriginOf {
  if (publicUrl !== undefined) return () => publicUrl;
  return ({ host, protocol }) =>
    wellFormedHost.test(host) ? `${protocol}://${host.toLowerCase()}` : undefined;
}
