import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { hydration } from '#browser/hydration.ts';
import { markUnscripted } from '#browser/scripted.ts';
import { paths } from '#shared/paths.ts';

const firstPathname = globalThis.location?.pathname;

/**
 * Whether a failure is one of starting: a public page that the server has sent, in which nobody has pressed anything
 * yet. Everything it says is in the document, and old browsers fail here.
 */
function isStarting(): boolean {
  return (
    document.getElementById('app-state') !== null &&
    window.location.pathname === firstPathname &&
    !`${firstPathname}/`.startsWith(`${paths.messages}/`) &&
    (!hydration.isComplete || navigator.userActivation?.hasBeenActive !== true)
  );
}

/**
 * What the reader sees at the moment of a failure, without React: a copy, because React removes what it hydrated. It is
 * first rendered before that.
 * @param of id of the element whose content it copies and then stands in
 */
function PageAsSeen({ of }: { of: 'main' | 'app' }) {
  const [copies] = useState(() =>
    [...(document.getElementById(of)?.childNodes ?? [])].map((node) => node.cloneNode(true)),
  );
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...copies);
    markUnscripted();
  }, [copies]);
  return <div ref={place} style={{ display: 'contents' }} />;
}

/** In place of a page that has failed: what the reader saw where it could not start, else its children. */
export function FailedPage({ of, children }: { of: 'main' | 'app'; children: ReactNode }) {
  const [wasStarting] = useState(isStarting);
  return wasStarting ? <PageAsSeen of={of} /> : children;
}
