import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToAnchor, idOf } from '#browser/scroll-to-anchor.ts';

/** Where this document has been brought; outlives the frame, which the landing screen does not share with other pages. */
let last: { place: string; entry: string } | null = null;

/** Brings into view what the fragment of an address names: each time somebody goes there. */
export function useAnchor(): void {
  const { pathname, hash, key: entry } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    const place = pathname + hash;
    if (last?.place === place && (last.entry === entry || isBack)) return;
    // A document of the server's stood whole when the browser looked for the place; one from the device did not.
    const isBrowsers = last === null && document.getElementById('app-state') !== null;
    last = { place, entry };
    if (hash !== '' && !isBrowsers) scrollToAnchor(idOf(hash));
  }, [pathname, hash, entry, isBack]);
}
