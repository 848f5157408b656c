import { Component } from 'react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { Notice } from '#ui/notice/notice.tsx';

interface State {
  hasFailed: boolean;
}

/** The last stop for a fault in the program: says so plainly; drafts are in IndexedDB and not touched. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <Notice
          title="This page could not be shown"
          level={1}
          actions={
            <>
              <button type="button" onClick={() => window.location.reload()}>
                Load the page again
              </button>
              <a href={paths.siteMap}>Go to the site map</a>
            </>
          }
        >
          Something went wrong in the program. What you wrote in a form is kept on this device.
        </Notice>
      </main>
    );
  }
}
