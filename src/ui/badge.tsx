import type { ReactNode } from 'react';

export type BadgeTone = 'plain' | 'night' | 'marigold' | 'pine';

/** A short fact: a ranking, 'Scholarship', 'Sample'. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
