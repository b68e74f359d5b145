import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';

/** The result of an action. The focus moves here so that it is noticed. Give each result its own `key`. */
export function Result({
  tone,
  title,
  children,
}: {
  tone: 'success' | 'error' | 'info';
  title: ReactNode;
  children?: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} tabIndex={-1} className="settings-result">
      {/* Not a live region: moving the focus already announces it. */}
      <Notice tone={tone} title={title} live={false}>
        {children}
      </Notice>
    </div>
  );
}
