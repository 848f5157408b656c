import * as v from 'valibot';

const storageKey = 'natural-building-design:taking-over';

/** The device transfer that this device takes, or took last; by then the link is gone from the address bar. */
const Pending = v.object({
  id: v.string(),
  /** From the link; null once the draft is on this device. */
  secret: v.nullable(v.string()),
  claim: v.string(),
});
export type Pending = v.InferOutput<typeof Pending>;

/** Null where there is none, or the browser stores nothing. */
export function readPending(): Pending | null {
  try {
    const kept = v.safeParse(Pending, JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
    return kept.success ? kept.output : null;
  } catch {
    return null;
  }
}

export function keepPending(pending: Pending): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(pending));
  } catch {
    // Then a reload in the middle needs the link again.
  }
}
