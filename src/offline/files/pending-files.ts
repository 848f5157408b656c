const beingAdded = new Map<string, Set<Promise<unknown>>>();

/** Tracks picked files that are being added to a draft, reducing photos included. */
export function trackPendingFiles(draftId: string, work: Promise<unknown>): void {
  const all = beingAdded.get(draftId) ?? new Set();
  beingAdded.set(draftId, all.add(work));
  const forget = () => all.delete(work);
  work.then(forget, forget);
}

/** Waits until they are added or refused. */
export async function whenFilesAdded(draftId: string): Promise<void> {
  await Promise.allSettled(beingAdded.get(draftId) ?? []);
}
