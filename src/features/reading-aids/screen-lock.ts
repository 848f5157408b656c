/** Pages that are read from top to bottom, often with full hands. */
const articles =
  /^\/(?:about|philosophy|philosophy-process|climate-responsive|landscape-integration|natural-building-materials|heritage-research|library|blog\/[^/]+|projects\/[^/]+|community-projects\/[^/]+)$/;

/** Whether a page is an article. */
export function isArticle(pathname: string): boolean {
  return articles.test(pathname);
}

/** Whether this browser can keep its screen on at all. */
export function canKeepScreenOn(): boolean {
  return typeof navigator !== 'undefined' && 'wakeLock' in navigator;
}

/**
 * Keeps the screen on until the returned function is called. The browser takes the lock away with every look at another
 * tab or app; it is asked for again when the page is back. A refusal, for a low battery, is only a dark screen.
 */
export function keepScreenOn(): () => void {
  if (!canKeepScreenOn()) return () => {};
  let isOver = false;
  let lock: WakeLockSentinel | null = null;

  async function ask() {
    if (document.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
    try {
      const granted = await navigator.wakeLock.request('screen');
      if (isOver) await granted.release();
      else lock = granted;
    } catch {
      // Refused now; asked again at the next return to the page.
    }
  }
  const onVisible = () => void ask();
  document.addEventListener('visibilitychange', onVisible);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
