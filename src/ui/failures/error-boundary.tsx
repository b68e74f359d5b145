import { Component, type ReactNode } from 'react';
import { FailedPart } from './failed-part.tsx';
import { reportBrowserError } from './report.ts';

interface Props {
  /** Named in the report. */
  part: string;
  children?: ReactNode;
  /** In place of `FailedPart`. */
  fallback?: ReactNode;
  /** Another value tries the children again: the answer they are drawn from, or the address. */
  resetKey?: unknown;
}

interface State {
  failed: boolean;
  resetKey: unknown;
}

/** Keeps the rest of the page when `children` cannot be rendered: says so in their place, and tells the server. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportBrowserError(error, this.props.part);
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override render() {
    const { children, fallback = <FailedPart /> } = this.props;
    return this.state.failed ? fallback : children;
  }
}
