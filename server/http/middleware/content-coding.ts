import type { Context } from 'koa';

/** Content codings, the smallest first. */
const codings = ['br', 'gzip'] as const;

export type ContentCoding = (typeof codings)[number] | 'identity';

/**
 * The coding that the client accepts with the greatest weight, or the smallest of several: browsers list gzip first
 * without preferring it.
 */
export function codingFor(ctx: Context): ContentCoding {
  const weights = weightsIn(ctx.get('Accept-Encoding'));
  const named = weights.get('identity') ?? 0;
  let best: { coding: ContentCoding; weight: number } = { coding: 'identity', weight: named };
  for (const coding of codings.toReversed()) {
    const weight = weights.get(coding) ?? weights.get('*') ?? 0;
    if (weight > 0 && weight >= best.weight) best = { coding, weight };
  }
  return best.coding;
}

/** `gzip;q=0.5, br` as weights by name; what is no weight counts as 0. */
function weightsIn(header: string): ReadonlyMap<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(weight) || 0] as const;
    }),
  );
}
