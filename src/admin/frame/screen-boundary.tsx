import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../ui/failures/error-boundary.tsx';
import { Failed } from './failed.tsx';

const failedScreen = (reference: string | undefined) => <Failed reference={reference} />;

/** Keeps the menu usable when a screen fails to render or load. Opening another screen resets it. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary part="back office" fallback={failedScreen} resetKey={pathname}>
      {children}
    </ErrorBoundary>
  );
}
