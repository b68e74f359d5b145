import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export const LOGOUT_DIALOG = 'logout-dialog';

/** Asks before logging out; browser/log-out.ts opens it and does it. */
export function LogoutDialog() {
  return (
    <Dialog id={LOGOUT_DIALOG} title="Logout">
      <p className="mb-5">Are you sure you want to log out?</p>
      <Button data-logout-ok>Ok</Button>
    </Dialog>
  );
}
