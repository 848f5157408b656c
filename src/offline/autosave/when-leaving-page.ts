/**
 * Calls back each time the page may be closed: it is hidden, or unloaded. Does nothing outside a page.
 * @returns stops it
 */
export function whenLeavingPage({
  onLeave,
  onReturn,
}: {
  onLeave: () => void;
  onReturn: () => void;
}): () => void {
  if (typeof document === 'undefined') return () => {};
  const look = () => (document.visibilityState === 'hidden' ? onLeave() : onReturn());
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', onLeave);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pagehide', onLeave);
  };
}
