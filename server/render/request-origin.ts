import type { Context } from 'koa';

/** A host as it may stand in an address: name or number, with a port or without. */
const wellFormedHost = /^[\w.-]+(?::\d{1,5})?$/;

/** How many origins a server without `PUBLIC_URL` believes in. */
const believedAtMost = 4;

/** Origin of the addresses that a page gives of itself, e.g. `https://example.org`; undefined where none is sure. */
export type OriginOf = (ctx: Pick<Context, 'host' | 'protocol'>) => string | undefined;

/**
 * The configured origin. Without one, the address that the visitor used, for the first four of them that this process
 * has seen: each has cached pages of its own, so what one visitor writes into `Host` never reaches another.
 */
export function createOriginOf(publicUrl: string | undefined): OriginOf {
  if (publicUrl !== undefined) return () => publicUrl;
  const believed = new Set<string>();
  return ({ host, protocol }) => {
    if (!wellFormedHost.test(host)) return undefined;
    const origin = `${protocol}://${host.toLowerCase()}`;
    if (!believed.has(origin) && believed.size >= believedAtMost) return undefined;
    believed.add(origin);
    return origin;
  };
}
