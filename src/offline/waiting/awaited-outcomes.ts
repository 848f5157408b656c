const awaited = new Set<string>();

/** A form waits for this item's outcome and will tell the visitor itself, until the returned function is called. */
export function awaitOutcome(id: string): () => void {
  awaited.add(id);
  return () => {
    awaited.delete(id);
  };
}

/** Whether a form in this tab will tell the visitor of this item's delivery. */
export function isAwaited(id: string): boolean {
  return awaited.has(id);
}
