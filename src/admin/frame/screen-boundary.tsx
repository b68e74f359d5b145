import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../ui/failures/error-boundary.tsx';
import { Failed } from './failed.tsx';

/** Keeps the menu when one screen breaks, or when its code could not be fetched. Another screen is tried again. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary part="back office" fallback={<Failed />} resetKey={pathname}>
      {children}
    </ErrorBoundary>
  );
}
