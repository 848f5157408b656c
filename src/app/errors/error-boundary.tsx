import type { ReactNode } from 'react';
import { RenderBoundary } from '#ui/render-boundary/render-boundary.tsx';
import { FailedPage } from './failed-page.tsx';
import { Failure } from './failure.tsx';

/**
 * Catches errors of the app. A page of the server that fails to start stays as it is, to be read; any other failure is
 * said plainly. Drafts are in IndexedDB and not affected.
 */
export function ErrorBoundary({
  children,
  isInLayout = false,
}: {
  children: ReactNode;
  /** Rendered inside a layout, which already has the main landmark. */
  isInLayout?: boolean;
}) {
  return (
    <RenderBoundary
      renderFallback={(error) => (
        <FailedPage of={isInLayout ? 'main' : 'app'}>
          {isInLayout ? (
            <Failure error={error} />
          ) : (
            <main>
              <Failure error={error} />
            </main>
          )}
        </FailedPage>
      )}
    >
      {children}
    </RenderBoundary>
  );
}
