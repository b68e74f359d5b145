import { useState, type FormEvent } from 'react';
import type { Application } from '../../../../contract/applications.ts';
import { sessionUser } from '../../../../contract/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import type { CallFailure } from '../../../auth/browser/account-call.ts';
import { authorizedCall } from '../authorized-call.ts';
import { forgetDraft, keepDraft, readDraft } from '../draft.ts';
import { SubmitButton } from '../profile/submit-button.tsx';
import { Result } from '../result.tsx';
import { MOVE_WORDS, NOTE_LENGTH, type StudentMove } from './move-words.ts';

/** The case is no longer in the state this page shows. */
const MOVED_ON = new Set(['moved_meanwhile', 'no_such_move']);

/**
 * Explains a move and performs it. The note is kept in this tab until it is sent. If the case was moved meanwhile,
 * the dialog keeps the typed text, says who moved the case, and links to its current state.
 */
export function MoveDialog({
  event,
  application,
  onClose,
  onMoved,
  onMovedOn,
}: {
  event: StudentMove;
  application: Application;
  onClose: () => void;
  onMoved: (application: Application) => void;
  /** Called to reload a case that somebody else has moved. */
  onMovedOn: (failure: CallFailure) => void;
}) {
  const { id } = application;
  // The question below is only valid for this state.
  const [from] = useState(application.state);
  const draft = `${event}-${id}`;
  const [user] = useState(sessionUser);
  const [note, setNote] = useState(() => {
    const kept = readDraft(draft, user);
    return typeof kept === 'string' ? kept : '';
  });
  const [busy, setBusy] = useState(false);
  const [failure, setCallFailure] = useState<(CallFailure & { count: number }) | null>(null);
  const { action, busy: working, question, meaning, noteLabel, keep } = MOVE_WORDS[event];

  const movedOn = failure?.code && MOVED_ON.has(failure.code) ? failure : null;

  const change = (text: string) => {
    setNote(text);
    if (text) keepDraft(draft, user, text);
    else forgetDraft(draft);
  };
  const send = async () => {
    if (busy) return;
    setBusy(true);
    setCallFailure(null);
    const answer = await authorizedCall('POST /api/user/applications/{id}/move/', {
      params: { id },
      body: { event, from, note },
    });
    setBusy(false);
    if (answer.ok) {
      forgetDraft(draft);
      onMoved(answer.value);
    } else setCallFailure((last) => ({ ...answer.failure, count: (last?.count ?? 0) + 1 }));
  };
  return (
    <Modal id="move" title={question} onClose={() => (movedOn ? onMovedOn(movedOn) : onClose())}>
      <form
        className="settings-form"
        onSubmit={(submit: FormEvent) => {
          submit.preventDefault();
          void send();
        }}
      >
        <div className="case-meaning">
          {meaning(application).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <TextAreaField
          id="move-note"
          label={noteLabel}
          value={note}
          maxLength={NOTE_LENGTH}
          readOnly={busy}
          error={failure?.fields['note']}
          onChange={({ target }) => change(target.value)}
        />
        {failure && !failure.fields['note'] && (
          <Result key={failure.count} tone="error" title={failure.message} />
        )}
        {movedOn ? (
          <Button className="settings-submit" onClick={() => onMovedOn(movedOn)}>
            See the application as it is now
          </Button>
        ) : (
          <SubmitButton busy={busy} working={working}>
            {action}
          </SubmitButton>
        )}
      </form>
      {!movedOn && (
        <form method="dialog" className="settings-keep">
          <Button type="submit" variant="secondary" wide>
            {keep}
          </Button>
        </form>
      )}
    </Modal>
  );
}
