import UsersRound from 'lucide-react/icons/users-round';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { OfficeProvider } from '../frame/data-provider.ts';
import { useMay } from '../frame/use-may.ts';
import { ConfirmAction } from '../parts/confirm-action.tsx';

/** For owners, after a breach. */
export function EndAllSessions() {
  const provider = useDataProvider<OfficeProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  if (!useMay()('write', 'staff')) return null;
  return (
    <ConfirmAction
      label="Log everybody out"
      icon={<UsersRound size={20} />}
      title="Log everybody out?"
      consequences="Students and staff are logged out at once, on all devices. Only you stay logged in here. What somebody was typing stays in their browser. Passwords stay as they are."
      confirm="Log out"
      harmful
      run={async () => {
        const { data } = await provider.edit('POST /api/staff/end-all-sessions/', {});
        refresh();
        notify(data.detail, { type: 'success' });
      }}
    />
  );
}
