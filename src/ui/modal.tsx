import { useEffect, useRef, type ComponentProps } from 'react';
import { Dialog } from './dialog.tsx';

/** A dialog that opens when rendered. `onClose` is called however it is closed and should stop rendering it. */
export function Modal({ onClose, ...dialog }: ComponentProps<typeof Dialog> & { onClose: () => void }) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = element.current;
    if (shown && !shown.open) shown.showModal();
  }, []);
  return (
    <Dialog
      {...dialog}
      ref={element}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        // For browsers without `closedby`: a press on the backdrop targets the dialog itself.
        if (target === currentTarget) currentTarget.close();
      }}
    />
  );
}
