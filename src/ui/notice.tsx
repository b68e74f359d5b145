import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const ICONS = { info: Info, error: CircleAlert, success: CircleCheck };

/** A message to the reader. Errors are announced assertively, others politely. */
export function Notice({
  tone = 'info',
  title,
  children,
  live = true,
}: {
  tone?: 'info' | 'error' | 'success';
  title?: ReactNode;
  children?: ReactNode;
  /** false for text that is on the page from the start; 'at once' if the page is about to be left. */
  live?: boolean | 'at once';
}) {
  return (
    <div
      className={`notice notice-${tone}`}
      role={live ? (tone === 'error' || live === 'at once' ? 'alert' : 'status') : undefined}
    >
      <Icon of={ICONS[tone]} />
      <div className="notice-body">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
