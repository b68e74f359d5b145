import { useState, type FormEvent } from 'react';
import type { Application } from '../../../../contract/applications.ts';
import { sessionUser } from '../../../../contract/session.ts';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import type { CallFailure } from '../../../auth/browser/account-call.ts';
import { authorizedCall } from '../authorized-call.ts';
import { forgetDraft, keepDraft, readDraft } from '../draft.ts';
import { SubmitButton } from '../profile/submit-button.tsx';
import { Result } from '../result.tsx';
import type { Loading } from '../use-loaded.ts';
import type { Chosen } from './chosen-files.ts';
import { MessageFiles } from './message-files.tsx';
import { NOTE_LENGTH } from './move-words.ts';
import { useAddDocuments } from './use-add-documents.ts';

const NONE: readonly Chosen[] = [];

type Outcome = { count: number; failure: CallFailure | null };

/**
 * A message to the counselor without a move, with files. The text is kept in this tab until it is sent. It is sent first: a file
 * that cannot be sent stays here with its problem, and neither the text nor other files are lost.
 */
export function WriteMessage({
  application,
  loading,
  onSending,
}: {
  application: Application;
  loading: Loading<Application>;
  onSending: (busy: boolean) => void;
}) {
  const { id } = application;
  const draft = `message-${id}`;
  const [user] = useState(sessionUser);
  const [text, setText] = useState(() => {
    const kept = readDraft(draft, user);
    return typeof kept === 'string' ? kept : '';
  });
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const files = useAddDocuments(id, { held: NONE, onAdded: loading.set, onSending, withMessage: true });
  // What a closed case is told is only words.
  const takesFiles = application.state !== 'closed' && application.documents_deleted_at === null;

  const change = (typed: string) => {
    setText(typed);
    setMissing(false);
    if (typed) keepDraft(draft, user, typed);
    else forgetDraft(draft);
  };
  const tell = (failure: CallFailure | null) =>
    setOutcome((last) => ({ count: (last?.count ?? 0) + 1, failure }));
  const send = async () => {
    if (busy || files.busy) return;
    const hasText = text.trim() !== '';
    setMissing(!hasText && files.waiting === 0);
    if (hasText && !(await sendText())) return;
    await files.send();
  };
  const sendText = async (): Promise<boolean> => {
    setBusy(true);
    setOutcome(null);
    const answer = await authorizedCall('POST /api/user/applications/{id}/note/', {
      params: { id },
      body: { note: text },
    });
    setBusy(false);
    if (answer.ok) {
      change('');
      loading.set(answer.value);
    }
    tell(answer.ok ? null : answer.failure);
    return answer.ok;
  };
  const failure = outcome?.failure;
  return (
    <form
      className="settings-form"
      noValidate
      onSubmit={(submit: FormEvent) => {
        submit.preventDefault();
        void send();
      }}
    >
      {outcome && (
        <Result
          key={outcome.count}
          tone={failure ? 'error' : 'success'}
          title={failure ? failure.message : 'Your counselor has your message.'}
        />
      )}
      <TextAreaField
        id="message-text"
        label="Your message"
        hint="You will also find it below, under “What has happened”."
        value={text}
        maxLength={NOTE_LENGTH}
        readOnly={busy}
        error={missing ? 'Write something first.' : failure?.fields['note']}
        onChange={({ target }) => change(target.value)}
      />
      {takesFiles && <MessageFiles files={files} />}
      <SubmitButton busy={busy || files.busy} working="Sending…" variant="secondary">
        Send the message
      </SubmitButton>
    </form>
  );
}
