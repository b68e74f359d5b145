import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';

/** What came of something the person did: the focus moves here, so that nobody misses it. Give each its own `key`. */
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
      {/* Not announced twice: moving the focus reads it. */}
      <Notice tone={tone} title={title} live={false}>
        {children}
      </Notice>
    </div>
  );
}
