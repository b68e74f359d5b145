import type { DialogHTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';
import { CloseButton } from './dialog.tsx';

/** A modal panel from the bottom edge, for filters on phones. Opened like a Dialog. */
export function Sheet({
  id,
  title,
  className,
  children,
  ...rest
}: { id: string; title: ReactNode; children: ReactNode } & Omit<
  DialogHTMLAttributes<HTMLDialogElement>,
  'title'
>) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      className={classes('sheet', className)}
      closedby="any"
      {...rest}
    >
      <div className="sheet-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <CloseButton />
      </div>
      <div className="sheet-body">{children}</div>
    </dialog>
  );
}
