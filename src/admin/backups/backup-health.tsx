import Alert, { type AlertProps } from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import type { BackupState } from '../../contract/backups.ts';
import { nepalShortDayAndTime } from '../../contract/nepal-time.ts';
import { call } from '../frame/api.ts';

const SEVERITY: Record<BackupState['health'], AlertProps['severity']> = {
  off: 'warning',
  ok: 'success',
  failed: 'error',
  late: 'error',
  'none yet': 'info',
};

/** Whether backups are well, and what to do if not. */
export function BackupHealth() {
  const { data } = useQuery({
    queryKey: ['backup-state'],
    queryFn: () => call('GET /api/staff/backup-state/'),
  });
  return data ? <Alert severity={SEVERITY[data.health]}>{words(data)}</Alert> : null;
}

function words({ health, on, last_success, last_failure }: BackupState): string {
  const last =
    last_success === null
      ? 'There is no complete backup yet.'
      : `The last complete backup is of ${nepalShortDayAndTime(last_success)}.`;
  if (health === 'off')
    return `No backup is made every night: whoever runs the site has to set BACKUP_TO and BACKUP_KEY. ${last}`;
  if (health === 'failed') {
    const again = on ? ' It is tried again every hour.' : '';
    return `The backup failed on ${nepalShortDayAndTime(last_failure!)}. The list says why.${again} ${last}`;
  }
  if (health === 'late') return `A night was missed: was the site switched off? ${last}`;
  if (health === 'none yet') return 'The first backup is made within ten minutes.';
  return `${last} One is made every night. Seven days, four weeks and twelve months are kept.`;
}
