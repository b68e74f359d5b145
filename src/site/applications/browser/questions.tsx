import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import type { FormTab } from './form-tabs.tsx';

/** Something a counselor will ask for, and its place in the form. */
export interface MissingPart {
  label: string;
  tab: FormTab;
  /** Id of its control. */
  id: string;
}

/** Shown before an incomplete form is sent, which is allowed. */
export function MissingParts({
  parts,
  onGo,
  onSend,
  onClose,
}: {
  parts: readonly MissingPart[];
  onGo: (part: MissingPart) => void;
  onSend: () => void;
  onClose: () => void;
}) {
  return (
    <Modal id="apply-missing" title="Before you send it" onClose={onClose} data-back-closes={undefined}>
      <p className="mb-2">These are still missing. You can send the application now and add them later.</p>
      <ul className="apply-missing">
        {parts.map((part) => (
          <li key={part.label}>
            <Button variant="quiet" onClick={() => onGo(part)}>
              {part.label}
            </Button>
          </li>
        ))}
      </ul>
      {/* method="dialog": when the browser closes the dialog itself, it restores the focus. */}
      <form method="dialog" className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onSend}>Send anyway</Button>
        <Button variant="secondary" type="submit">
          Back to the form
        </Button>
      </form>
    </Modal>
  );
}

/** Shown before a form is closed with files that this browser cannot keep. */
export function LeaveQuestion({
  files,
  onLeave,
  onStay,
}: {
  files: number;
  onLeave: () => void;
  onStay: () => void;
}) {
  const these = files === 1 ? 'The file you chose is' : `The ${files} files you chose are`;
  return (
    <Modal id="apply-leave" title="Close the form?" onClose={onStay} data-back-closes={undefined}>
      <p className="mb-5">
        What you typed is kept as a draft on this device. {these} not kept: you would have to choose{' '}
        {files === 1 ? 'it' : 'them'} again.
      </p>
      <form method="dialog" className="flex flex-wrap gap-3">
        <Button type="submit">Stay here</Button>
        <Button variant="secondary" onClick={onLeave}>
          Close the form
        </Button>
      </form>
    </Modal>
  );
}
