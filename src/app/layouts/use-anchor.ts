import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToAnchor, idOf } from '#browser/scroll-to-anchor.ts';

/**
 * The last anchor and history entry that were scrolled to. A module variable, because the landing screen has a frame of
 * its own.
 */
let last: { place: string; entry: string } | null = null;

/** Scrolls to the fragment of the address on each navigation to it. */
export function useAnchor(): void {
  const { pathname, hash, key: entry } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    const place = pathname + hash;
    if (last?.place === place && (last.entry === entry || isBack)) return;
    // The browser has already scrolled in a document from the server; in the worker's shell there was nothing to scroll
    // to.
    const isBrowsers = last === null && document.getElementById('app-state') !== null;
    last = { place, entry };
    if (hash !== '' && !isBrowsers) scrollToAnchor(idOf(hash));
  }, [pathname, hash, entry, isBack]);
}
