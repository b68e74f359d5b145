import { useState } from 'react';
import type { Application } from '../../../../contract/applications.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import type { CallFailure } from '../../../auth/browser/account-call.ts';
import { MoveDialog } from './move-dialog.tsx';
import { isStudentMove, MOVE_WORDS, type StudentMove } from './move-words.ts';

/** Buttons for the moves that the API offers the student now; each asks for confirmation. */
export function CaseMoves({
  application,
  disabled,
  onMoved,
  onMovedOn,
}: {
  application: Application;
  disabled: boolean;
  onMoved: (application: Application, done: string) => void;
  /** Called when somebody else has moved the case, so the move was refused. */
  onMovedOn: (failure: CallFailure) => void;
}) {
  const [asking, setAsking] = useState<StudentMove | null>(null);
  const moves = application.moves.filter(isStudentMove);
  if (moves.length === 0) return null;
  return (
    <div className="case-moves">
      {moves.includes('documents_complete') && (
        <ButtonLink variant="secondary" href="#documents">
          Add documents
        </ButtonLink>
      )}
      {moves.map((event) => (
        <Button
          key={event}
          variant={event === 'withdraw' ? 'quiet' : 'primary'}
          aria-haspopup="dialog"
          aria-disabled={disabled || undefined}
          onClick={() => {
            if (!disabled) setAsking(event);
          }}
        >
          {MOVE_WORDS[event].action}
        </Button>
      ))}
      {asking && (
        <MoveDialog
          key={asking}
          event={asking}
          application={application}
          onClose={() => setAsking(null)}
          onMoved={(moved) => {
            setAsking(null);
            onMoved(moved, MOVE_WORDS[asking].done);
          }}
          onMovedOn={(failure) => {
            setAsking(null);
            onMovedOn(failure);
          }}
        />
      )}
    </div>
  );
}
