import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { onReadingChoice, readingChoices } from './reading-choices.ts';

/** Keeps the screen on while an article is open, if the reader has chosen that. Only then is its code loaded. */
export function useScreenOn(): void {
  const { pathname } = useLocation();
  const isWanted = useSyncExternalStore(
    onReadingChoice,
    () => readingChoices().isScreenKeptOn,
    () => false,
  );
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStopped = false;
    let stop = () => {};
    void import('./screen-lock.ts')
      .then(({ isArticle, keepScreenOn }) => {
        if (!isStopped && isArticle(pathname)) stop = keepScreenOn();
      })
      .catch(() => undefined);
    return () => {
      isStopped = true;
      stop();
    };
  }, [isWanted, pathname]);
}
