import { useState } from 'react';
import type { Registration } from '../../../../contract/registrations.ts';
import { NEPAL_TIME, nepalDayAndTime } from '../../../../contract/nepal-time.ts';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import type { CallFailure } from '../../../auth/browser/account-call.ts';
import { authorizedCall } from '../authorized-call.ts';
import { Result } from '../result.tsx';

/** Asks for confirmation and cancels a registration. */
export function CancelDialog({
  registration,
  onClose,
  onCancelled,
}: {
  registration: Registration;
  onClose: () => void;
  onCancelled: (registration: Registration) => void;
}) {
  const { waiting } = registration;
  const [busy, setBusy] = useState(false);
  const [failure, setCallFailure] = useState<(CallFailure & { count: number }) | null>(null);
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setCallFailure(null);
    const answer = await authorizedCall('POST /api/user/registrations/{id}/cancel/', {
      params: { id: registration.id },
    });
    setBusy(false);
    if (answer.ok) onCancelled(answer.value);
    else setCallFailure((last) => ({ ...answer.failure, count: (last?.count ?? 0) + 1 }));
  };
  return (
    <Modal
      id="cancel-place"
      title={waiting ? 'Leave the waiting list?' : 'Cancel your place?'}
      onClose={onClose}
    >
      <p className="mb-2 font-semibold">{registration.title}</p>
      <p className="mb-2">
        {registration.standing === 'put_off'
          ? 'New date will be announced'
          : `${nepalDayAndTime(registration.starts_at)}, ${NEPAL_TIME}`}
      </p>
      <p className="mb-4">
        {waiting
          ? 'You lose your turn: if you join the list again, you start at its end.'
          : 'Whoever has waited longest gets it. You can register again as long as there are places and registration is open.'}
      </p>
      {failure && <Result key={failure.count} tone="error" title={failure.message} />}
      <div className="settings-actions cancel-actions">
        <Button aria-disabled={busy || undefined} onClick={() => void confirm()}>
          {waiting ? (busy ? 'Leaving…' : 'Leave the list') : busy ? 'Cancelling…' : 'Cancel my place'}
        </Button>
        <form method="dialog">
          <Button type="submit" variant="secondary">
            {waiting ? 'Stay on the list' : 'Keep my place'}
          </Button>
        </form>
      </div>
    </Modal>
  );
}
