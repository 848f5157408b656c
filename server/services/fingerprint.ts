import { createHash } from 'node:crypto';

/** SHA-256 of a kind and a JSON body, the same for every order of keys. */
export function fingerprintOf(kind: string, body: unknown): string {
  return createHash('sha256')
    .update(`${kind}\n${JSON.stringify(sortKeys(body))}`)
    .digest('hex');
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  // Pairs, not an object: a key such as `__proto__` must count as well.
  return { keys: sorted.map(([key, item]) => [key, sortKeys(item)]) };
}
