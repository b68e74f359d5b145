import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { CallFailure } from './account-call.ts';

/** For somebody whose address has an account: one press, and the password stays. */
export function JoinWithAccount({
  done,
  accept,
}: {
  done: string | null;
  accept: () => Promise<CallFailure | null>;
}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const press = async () => {
    setBusy(true);
    setFailure(await accept());
    setBusy(false);
  };
  if (done) return <Notice tone="success" title={done} />;
  return (
    <>
      {failure && <Notice tone="error" title={failure.message} />}
      <p>You have an account with this address already. Its password stays as it is.</p>
      <Button wide disabled={busy} aria-busy={busy} onClick={() => void press()}>
        {busy ? 'Joining…' : 'Join the staff'}
      </Button>
    </>
  );
}
