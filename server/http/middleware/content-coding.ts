import type { Context } from 'koa';

/** Codings of a text, the smallest first. */
const codings = ['br', 'gzip'] as const;

export type ContentCoding = (typeof codings)[number] | 'identity';

/**
 * The smallest coding that the client takes. The server decides: browsers name gzip first and mean no order by it.
 */
export function codingFor(ctx: Context): ContentCoding {
  return codings.find((coding) => ctx.acceptsEncodings(coding)) ?? 'identity';
}
