/**
 * Tells each time the page may be left for good: it is hidden, or put away. Where there is no page, nothing happens.
 * @returns ends the telling
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
