import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToAnchor, idOf } from '#browser/scroll-to-anchor.ts';

/**
 * The last anchor and history entry that were scrolled to. A module variable, because the landing screen has a frame of
 * its own.
 */
let lastScrolled: { address: string; entry: string } | null = null;

/** Scrolls to the fragment of the address on each navigation to it. */
export function useScrollToAnchor(): void {
  const { pathname, hash, key: entry } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    const address = pathname + hash;
    if (lastScrolled?.address === address && (lastScrolled.entry === entry || isBack)) return;
    // The browser has already scrolled in a document from the server; in the worker's shell there was nothing to scroll
    // to.
    const hasBrowserScrolled =
      lastScrolled === null && document.getElementById('app-state') !== null;
    lastScrolled = { address, entry };
    if (hash !== '' && !hasBrowserScrolled) scrollToAnchor(idOf(hash));
  }, [pathname, hash, entry, isBack]);
}
