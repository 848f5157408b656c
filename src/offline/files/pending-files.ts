const beingAdded = new Map<string, Set<Promise<unknown>>>();

/** Notes that picked files are on their way to a draft, reducing photos included, until the work is over. */
export function trackPendingFiles(draftId: string, work: Promise<unknown>): void {
  const all = beingAdded.get(draftId) ?? new Set();
  beingAdded.set(draftId, all.add(work));
  const forget = () => all.delete(work);
  work.then(forget, forget);
}

/** Waits until they are with the draft, or refused. */
export async function whenFilesAdded(draftId: string): Promise<void> {
  await Promise.allSettled(beingAdded.get(draftId) ?? []);
}
