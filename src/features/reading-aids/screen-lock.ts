/** Pages that are read from top to bottom. */
const articles =
  /^\/(?:about|philosophy|philosophy-process|climate-responsive|landscape-integration|natural-building-materials|heritage-research|library|blog\/[^/]+|projects\/[^/]+|community-projects\/[^/]+)$/;

/** Whether a page is an article. */
export function isArticle(pathname: string): boolean {
  return articles.test(pathname);
}

/** Whether this browser supports keeping the screen on. */
export function canKeepScreenOn(): boolean {
  return typeof navigator !== 'undefined' && 'wakeLock' in navigator;
}

/**
 * Keeps the screen on until the returned function is called. The browser releases the lock whenever the page is hidden,
 * and it is requested again when the page is visible. A refusal, such as on a low battery, is ignored.
 */
export function keepScreenOn(): () => void {
  if (!canKeepScreenOn()) return () => {};
  let isStopped = false;
  let lock: WakeLockSentinel | null = null;

  async function request() {
    if (document.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
    try {
      const granted = await navigator.wakeLock.request('screen');
      if (isStopped) await granted.release();
      else lock = granted;
    } catch {
      // Refused; requested again when the page next becomes visible.
    }
  }
  const onVisible = () => void request();
  document.addEventListener('visibilitychange', onVisible);
  void request();
  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}

/** Keeps the screen on, if the page is an article, until the returned function is called. */
export function keepScreenOnForArticle(pathname: string): (() => void) | undefined {
  return isArticle(pathname) ? keepScreenOn() : undefined;
}
