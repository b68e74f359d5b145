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
import { NOTE_LENGTH } from './move-words.ts';

type Outcome = { count: number; failure: CallFailure | null };

/** A message to the counselor without a move. The text is kept in this tab until it is sent. */
export function WriteMessage({
  application,
  loading,
}: {
  application: Application;
  loading: Loading<Application>;
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

  const change = (typed: string) => {
    setText(typed);
    setMissing(false);
    if (typed) keepDraft(draft, user, typed);
    else forgetDraft(draft);
  };
  const tell = (failure: CallFailure | null) =>
    setOutcome((last) => ({ count: (last?.count ?? 0) + 1, failure }));
  const send = async () => {
    if (busy) return;
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
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
      <SubmitButton busy={busy} working="Sending…" variant="secondary">
        Send the message
      </SubmitButton>
    </form>
  );
}
