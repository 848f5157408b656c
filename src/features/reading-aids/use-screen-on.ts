import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import { onReadingChoice, readingChoices } from './reading-choices.ts';

const load = async () => (await import('./screen-lock.ts')).keepScreenOnForArticle;

/** Keeps the screen on while an article is open, if the reader has chosen that. Only then is its code loaded. */
export function useScreenOn(): void {
  const { pathname } = useLocation();
  const isWanted = useSyncExternalStore(
    onReadingChoice,
    () => readingChoices().isScreenKeptOn,
    () => false,
  );
  const code = useDeferred(load, isWanted);
  useEffect(
    () => (isWanted && code.kind === 'ready' ? code.value(pathname) : undefined),
    [isWanted, code, pathname],
  );
}
