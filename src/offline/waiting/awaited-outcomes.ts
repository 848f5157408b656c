const awaited = new Set<string>();

/** Until the returned function is called, a form waits for this item's outcome and tells the visitor itself. */
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
