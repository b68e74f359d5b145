import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import './own-slot.css';

/**
 * A place of a page that shows the visitor's own state once it is known (browser/own-state.ts), and `children` to
 * everybody else. The page is the same for all visitors: `known` is written with sample values, so that the browser
 * reserves its height for people who are logged in and nothing moves when the answer arrives.
 */
export function OwnSlot({
  of,
  id,
  known,
  className,
  children,
}: {
  /** What is asked for: the latest application for a course, or the registration for an event. */
  of: 'application' | 'registration';
  /** Id of the course or event. */
  id: number;
  known: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={classes('own-slot', className)} data-own={of} data-id={id}>
      <div className="own-usual">{children}</div>
      <div className="own-known" data-shown="in">
        {known}
      </div>
    </div>
  );
}
