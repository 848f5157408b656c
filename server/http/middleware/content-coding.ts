import type { Context } from 'koa';

/** Content codings, the smallest first. */
const codings = ['br', 'gzip'] as const;

export type ContentCoding = (typeof codings)[number] | 'identity';

/** The smallest coding that the client accepts. The server decides: browsers list gzip first without preferring it. */
export function codingFor(ctx: Context): ContentCoding {
  return codings.find((coding) => ctx.acceptsEncodings(coding)) ?? 'identity';
}
