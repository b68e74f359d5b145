import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const ICONS = { info: Info, error: CircleAlert, success: CircleCheck };

/** Something the reader must know. Errors are announced at once, the rest politely. */
export function Notice({
  tone = 'info',
  title,
  children,
  live = true,
}: {
  tone?: 'info' | 'error' | 'success';
  title?: ReactNode;
  children?: ReactNode;
  /** false for text that stands on the page from the beginning; 'at once' where the page is about to be left. */
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
