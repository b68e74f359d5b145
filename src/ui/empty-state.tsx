import type { ReactNode } from 'react';

/** An empty list: the specified sentence as title, and what to do next below it. */
export function EmptyState({
  title,
  children,
  action,
  level: Heading = 'p',
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  level?: 'h1' | 'h2' | 'h3' | 'p';
}) {
  return (
    <div className="empty">
      <Heading className="text-xl font-semibold">{title}</Heading>
      {children && <div className="max-w-md text-ink-soft">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
