import { useState } from 'react';
import { erasedWithAccount, keptAfterErasure } from '../../../../content/erasure.ts';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { AccountForm } from '../../../auth/browser/account-form.tsx';
import { useAccountForm } from '../../../auth/browser/use-account-form.ts';
import { leave } from '../account-state.ts';
import { authorizedCall, besideField, UNEXPECTED } from '../authorized-call.ts';
import { passwordSchema } from '../forms.ts';

export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" className="settings-submit" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open && <Confirmation onClose={() => setOpen(false)} />}
    </>
  );
}

/** Says what is deleted, what stays and why, and asks for the password: an unattended browser must not be enough. */
function Confirmation({ onClose }: { onClose: () => void }) {
  const { field, ...form } = useAccountForm({
    id: 'delete-account',
    schema: passwordSchema,
    unexpected: UNEXPECTED,
    send: async (body) => {
      const answer = await authorizedCall('POST /api/user/delete/', { body });
      if (!answer.ok) return besideField(answer.failure, 'current_password_wrong', 'password');
      leave('deleted');
      return null;
    },
  });
  return (
    <Modal id="delete-account" title="Delete your account?" onClose={onClose}>
      <div className="settings-erasure">
        <h3>What we erase now. Nobody can bring it back</h3>
        <ul>
          {erasedWithAccount.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <h3>What we keep, and why</h3>
        <ul>
          {keptAfterErasure.map(({ what, why }) => (
            <li key={what}>
              {what}: {why}
            </li>
          ))}
        </ul>
      </div>
      <AccountForm form={form} label="Delete your account" button="Delete my account" busyButton="Deleting…">
        <PasswordField {...field('password')} label="Your password" autoComplete="current-password" />
      </AccountForm>
      <form method="dialog" className="settings-keep">
        <Button type="submit" variant="secondary" wide>
          Keep my account
        </Button>
      </form>
    </Modal>
  );
}
