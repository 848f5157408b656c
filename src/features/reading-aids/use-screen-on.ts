import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { onReadingChoice, readingChoices } from './reading-choices.ts';

/** Keeps the screen on while an article is open, for a reader who has asked for it; costs nobody else a byte. */
export function useScreenOn(): void {
  const { pathname } = useLocation();
  const isWanted = useSyncExternalStore(
    onReadingChoice,
    () => readingChoices().isKeptOn,
    () => false,
  );
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    let stop = () => {};
    void import('./screen-lock.ts')
      .then(({ isArticle, keepScreenOn }) => {
        if (!isOver && isArticle(pathname)) stop = keepScreenOn();
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [isWanted, pathname]);
}
