import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { CallFailure } from '../../auth/browser/account-call.ts';
import './skeleton.css';

/** A section of an account page. `id` is its anchor, which the browser looks up before the section is rendered. */
export function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (location.hash === `#${id}`) heading.current?.scrollIntoView();
  }, [id]);
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className="settings-section">
      <h2 id={`${id}-title`} ref={heading}>
        {title}
      </h2>
      {lead && <p className="settings-lead">{lead}</p>}
      {children}
    </Card>
  );
}

export function FailedSection({ failure, retry }: { failure: CallFailure; retry: () => void }) {
  return (
    <Notice tone="error" title={failure.message}>
      <Button variant="secondary" className="mt-3" onClick={retry}>
        Try again
      </Button>
    </Notice>
  );
}

type Line = 'control' | 'area' | 'row' | 'rules' | 'button' | 'case';

/** Placeholder shapes as high as the content; `label` is for screen readers. `columns` as in a form. */
export function Skeleton({
  label,
  lines,
  columns,
}: {
  label: string;
  lines: readonly Line[];
  columns?: boolean;
}) {
  return (
    <div className={classes('skeleton', columns && 'settings-fields')} role="status" aria-label={label}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- drawn once, never reordered
        <span key={index} className={`skeleton-${line}`} />
      ))}
    </div>
  );
}
