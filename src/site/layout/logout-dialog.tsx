import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before logging out; browser/session.ts opens it and logs out. */
export function LogoutDialog() {
  return (
    <Dialog id="logout-dialog" title="Logout">
      <p className="mb-5">Are you sure you want to log out?</p>
      <Button data-logout-ok>Ok</Button>
    </Dialog>
  );
}
