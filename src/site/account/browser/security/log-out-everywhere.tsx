import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import type { CallFailure } from '../../../auth/browser/account-call.ts';
import { authorizedCall } from '../authorized-call.ts';
import { leave } from '../account-state.ts';
import { Result } from '../result.tsx';

/** Ends every session, including this one, after a confirmation. */
export function LogOutEverywhere() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" className="settings-submit" onClick={() => setOpen(true)}>
        <Icon of={LogOut} />
        Log out everywhere
      </Button>
      {open && <Confirmation onClose={() => setOpen(false)} />}
    </>
  );
}

function Confirmation({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const [failure, setCallFailure] = useState<CallFailure | null>(null);
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setCallFailure(null);
    const answer = await authorizedCall('POST /api/user/sessions/end-all/');
    setBusy(false);
    if (answer.ok) leave('everywhere');
    else setCallFailure(answer.failure);
  };
  return (
    <Modal id="log-out-everywhere" title="Log out everywhere?" onClose={onClose}>
      <p className="mb-4">
        We will log you out on every device, including this one. You need your password to log in again.
      </p>
      {failure && <Result tone="error" title={failure.message} />}
      <div className="settings-actions">
        <Button aria-disabled={busy || undefined} onClick={() => void confirm()}>
          {busy ? 'Logging out…' : 'Log out everywhere'}
        </Button>
        <form method="dialog">
          <Button type="submit" variant="secondary">
            Stay logged in
          </Button>
        </form>
      </div>
    </Modal>
  );
}
