import * as v from 'valibot';

const storageKey = 'natural-building-design:taking-over';

/** What this device takes, or took last; the link is gone from the address bar by then. */
const Pending = v.object({
  id: v.string(),
  /** As it stood in the link; null once the draft is on this device. */
  secret: v.nullable(v.string()),
  claim: v.string(),
});
export type Pending = v.InferOutput<typeof Pending>;

/** Null where there is nothing, or the browser keeps nothing. */
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
    // A reload in the middle then needs the link again.
  }
}
