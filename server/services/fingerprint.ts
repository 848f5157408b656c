import { createHash } from 'node:crypto';
import { withoutShownPrice } from '#shared/api/shown-price.ts';
import { attachmentsKey } from '#shared/api/submission.ts';

/** SHA-256 of a kind and a JSON body, without the price shown and independent of the order of keys. */
export function fingerprintOf(kind: string, body: unknown): string {
  return createHash('sha256')
    .update(`${kind}\n${JSON.stringify(sortKeys(isRecord(body) ? withoutShownPrice(body) : body))}`)
    .digest('hex');
}

/**
 * SHA-256 of a request's content, whichever device sent it: attached files count by their content, because each device
 * uploads its own copy to another address. Without files it equals `fingerprintOf`.
 * @param sha256Of content of the upload at an address, undefined for an unknown one, which counts as it is
 */
export function contentFingerprintOf(
  kind: string,
  body: unknown,
  sha256Of: (address: unknown) => string | undefined,
): string {
  return fingerprintOf(
    kind,
    withAttachments(body, (address) => {
      const sha256 = sha256Of(address);
      return sha256 === undefined ? address : { sha256 };
    }),
  );
}

/** Addresses of the attachments in a body that has not been validated; empty when it has no such list. */
export function attachmentAddressesIn(body: unknown): readonly unknown[] {
  const addresses = isRecord(body) ? body[attachmentsKey] : undefined;
  return Array.isArray(addresses) ? addresses : [];
}

/** A body with its attachments replaced. */
function withAttachments(body: unknown, change: (address: unknown) => unknown): unknown {
  if (!isRecord(body)) return body;
  // Pairs, because copying `__proto__` by assignment would lose it.
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) =>
      key === attachmentsKey && Array.isArray(value)
        ? [key, value.map((one) => change(one))]
        : [key, value],
    ),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  // Pairs, not an object: a key such as `__proto__` must count as well.
  return { keys: sorted.map(([key, item]) => [key, sortKeys(item)]) };
}
