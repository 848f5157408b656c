import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Shown instead, once a part of the children has thrown while rendering. */
  fallback?: ReactNode;
  /** The same, where it depends on the error. */
  renderFallback?: (error: unknown) => ReactNode;
}

interface State {
  hasFailed: boolean;
  error: unknown;
}

/** Keeps what is around a part that cannot be shown. Give it a `key` of what it shows: it does not try again. */
export class RenderBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { hasFailed: true, error };
  }

  override render(): ReactNode {
    const { children, fallback, renderFallback } = this.props;
    if (!this.state.hasFailed) return children;
    return renderFallback === undefined ? fallback : renderFallback(this.state.error);
  }
}
