import { Component } from 'react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { Notice } from '#ui/notice/notice.tsx';

interface State {
  hasFailed: boolean;
}

interface Props {
  children: ReactNode;
  /** Stands in the layout of a page, which has the landmark already. */
  isInLayout?: boolean;
}

/** The last stop for a fault in the app: says so plainly; drafts are in IndexedDB and not touched. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const notice = (
      <Notice
        title="We couldn’t show this page"
        level={1}
        actions={
          <>
            <button type="button" onClick={() => window.location.reload()}>
              Reload page
            </button>
            <a href={paths.siteMap}>Go to the site map</a>
          </>
        }
      >
        Something went wrong on our side. Anything you typed in a form is saved on this device.
      </Notice>
    );
    return this.props.isInLayout ? notice : <main>{notice}</main>;
  }
}
