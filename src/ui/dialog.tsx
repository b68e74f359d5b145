import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { classes } from './classes.ts';

/**
 * A native modal, opened with showModal() or by a button whose `commandfor` is its id and whose `command` is
 * "show-modal". The browser traps the focus, closes it on Escape and restores the focus to the opener. The close icon
 * is a form with method dialog, so it needs no script. Back closes it too (back-closes.ts), unless data-back-closes is unset.
 */
export function Dialog({
  id,
  title,
  wide,
  className,
  children,
  ...rest
}: { id: string; title: ReactNode; wide?: boolean; children: ReactNode } & Omit<
  ComponentProps<'dialog'>,
  'title'
>) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      className={classes('dialog', wide && 'dialog-wide', className)}
      closedby="any"
      data-back-closes=""
      {...rest}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <CloseButton />
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}

/** The close icon of a dialog or sheet. */
export function CloseButton({ label = 'Close' }: { label?: string }) {
  return (
    <form method="dialog">
      <button type="submit" className="button button-quiet button-icon" aria-label={label}>
        <Icon of={X} />
      </button>
    </form>
  );
}
