import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { countDehydrated } from '#browser/hydration.ts';

/**
 * A part of the page that React hydrates for itself: in small steps, or at once when somebody presses in it. A press
 * anywhere else does not wait for it. The server renders it as usual.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  useEffect(() => countDehydrated(1), []);
  return (
    <Suspense>
      {children}
      <EndOfPart />
    </Suspense>
  );
}

/** Its effect runs once everything before it is hydrated. */
function EndOfPart() {
  useEffect(() => countDehydrated(-1), []);
  return null;
}
