import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { RenderBoundary } from '#ui/render-boundary/render-boundary.tsx';

/** Catches errors of the app and says so plainly. Drafts are in IndexedDB and not affected. */
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
    <RenderBoundary fallback={isInLayout ? notice : <main>{notice}</main>}>
      {children}
    </RenderBoundary>
  );
}
