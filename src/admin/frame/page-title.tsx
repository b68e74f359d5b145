import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

let lastPath: string | undefined;

/** The screen's heading and the tab's title. A new screen takes the focus, so that screen readers announce it. */
export function PageTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${children} | Back office`;
  }, [children]);
  useEffect(() => {
    if (lastPath !== undefined && lastPath !== pathname) heading.current?.focus({ preventScroll: true });
    lastPath = pathname;
  }, [pathname]);
  return (
    <Typography
      variant="h1"
      ref={heading}
      tabIndex={-1}
      sx={{ overflowWrap: 'anywhere', ':focus': { outline: 0 } }}
    >
      {children}
    </Typography>
  );
}
