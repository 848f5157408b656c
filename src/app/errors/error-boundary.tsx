import { Component } from 'react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { Notice } from '#ui/notice/notice.tsx';

interface State {
  hasFailed: boolean;
}

interface Props {
  children: ReactNode;
  /** Rendered inside a layout, which already has the main landmark. */
  isInLayout?: boolean;
}

/** Catches errors of the app and says so plainly. Drafts are in IndexedDB and not affected. */
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
    return this.props.isInLayout ? notice : <main>{notice}</main>;
  }
}
