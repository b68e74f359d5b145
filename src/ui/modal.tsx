import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Dialog } from './dialog.tsx';

/** A dialog that opens when rendered. `onClose` is called however it is closed and should stop rendering it. */
export function Modal({ onClose, ...dialog }: ComponentProps<typeof Dialog> & { onClose: () => void }) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    if (shown && !shown.open) shown.showModal();
    return () => {
      // A dialog that is removed before its event 'toggle' sends none, so the history entry of back-closes.ts would stay.
      shown?.close();
      shown?.dispatchEvent(new Event('toggle'));
    };
  }, []);
  return (
    <Dialog
      {...dialog}
      ref={element}
      // Not called for a dialog that has been removed.
      onClose={() => element.current && onClose()}
      onClick={({ target, currentTarget }) => {
        // For browsers without `closedby`: a press on the backdrop targets the dialog itself.
        if (target === currentTarget) currentTarget.close();
      }}
    />
  );
}
