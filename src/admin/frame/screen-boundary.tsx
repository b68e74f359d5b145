import { Component, type ReactNode } from 'react';
import { Failed } from './failed.tsx';

/** Keeps the menu when one screen breaks, or when its code could not be fetched. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}
