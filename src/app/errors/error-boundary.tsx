import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { RenderBoundary } from '#ui/render-boundary/render-boundary.tsx';
import { FailedPage } from './failed-page.tsx';

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
  const notice = (
    <Notice
      title="We couldn’t show this page"
      level={1}
      actions={
        <>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => window.location.reload()}
          >
            Reload page
          </button>
          <a href={paths.siteMap}>Go to the site map</a>
        </>
      }
    >
      Something went wrong on our side. Anything you typed in a form is saved on this device.
    </Notice>
  );
  return (
    <RenderBoundary
      fallback={
        <FailedPage of={isInLayout ? 'main' : 'app'}>
          {isInLayout ? notice : <main>{notice}</main>}
        </FailedPage>
      }
    >
      {children}
    </RenderBoundary>
  );
}
