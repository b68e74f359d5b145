import { Component, type ReactNode } from 'react';
import { FailedPart } from './failed-part.tsx';
import { referenceFor } from './reference-for.ts';
import { reportBrowserError } from './report.ts';

interface Props {
  /** Name of the part, for the report. */
  part: string;
  children?: ReactNode;
  /** Shown instead of `FailedPart`; gets the reference of the report, if there is one. */
  fallback?: (reference: string | undefined) => ReactNode;
  /** A changed value renders the children again: pass the data they depend on, or the address. */
  resetKey?: unknown;
}

interface State {
  failed: boolean;
  /** By which staff find the report. */
  reference?: string | undefined;
  resetKey: unknown;
}

/**
 * Keeps the rest of the page when `children` cannot be rendered: shows a message in their place and reports the
 * error.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, reference: referenceFor(error) };
  }

  override componentDidCatch(error: unknown) {
    reportBrowserError(error, this.props.part, this.state.reference);
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override render() {
    const { children, fallback } = this.props;
    const { failed, reference } = this.state;
    if (!failed) return children;
    return fallback ? fallback(reference) : <FailedPart reference={reference} />;
  }
}
