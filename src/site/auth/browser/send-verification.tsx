import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { accountCall } from './account-call.ts';
import { MAIL_ERROR } from './ask-for-mail.tsx';

/** Requests the verification mail again and shows the result. */
export function SendVerification({ email }: { email: string }) {
  const [state, setState] = useState<'ready' | 'busy' | 'sent'>('ready');
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    setState('busy');
    setProblem(null);
    const answer = await accountCall('POST /api/user/verify-email/', {
      body: { email },
      fallback: MAIL_ERROR,
    });
    setState(answer.ok ? 'sent' : 'ready');
    if (!answer.ok) setProblem(answer.failure.message);
  };
  if (state === 'sent') {
    return (
      <p role="status" className="wrap-anywhere">
        Sent to {email}. The link in the mail works for one hour.
      </p>
    );
  }
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      <Button variant="secondary" className="mt-3" disabled={state === 'busy'} onClick={() => void send()}>
        {state === 'busy' ? 'Sending…' : 'Send the mail again'}
      </Button>
    </>
  );
}
