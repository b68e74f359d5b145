import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { nepalTime } from '../../../contract/nepal-time.ts';
import type { DoorState } from './door-store.ts';

/** Always visible: whether everything is sent, and how old the list is. */
export function LineState({ state, onRetry }: { state: DoorState; onRetry: () => void }) {
  const { line, unsent, loadedAt, problem, isUnsafe } = state;
  const asOf = loadedAt === null ? '' : ` List of ${nepalTime(loadedAt)}.`;
  const isBad = line === 'offline' || line === 'failed';
  return (
    <Alert
      role="status"
      severity={isBad ? 'warning' : unsent > 0 ? 'info' : 'success'}
      action={
        isBad && (
          <Button color="inherit" onClick={onRetry}>
            Send now
          </Button>
        )
      }
    >
      {wordsOf(line, unsent)}
      {isBad && asOf}
      {problem !== null && ` ${problem}`}
      {isUnsafe && ' This phone has no room to keep them: do not close this page.'}
    </Alert>
  );
}

function wordsOf(line: DoorState['line'], unsent: number): string {
  const waiting = unsent === 1 ? '1 check-in' : `${unsent} check-ins`;
  if (line === 'offline') {
    return unsent === 0
      ? 'No connection. Go on: check-ins are kept on this phone.'
      : `No connection. ${waiting} kept on this phone, not sent yet. Do not log out.`;
  }
  if (line === 'failed') return `${waiting} not sent yet. Do not log out.`;
  return unsent === 0 ? 'Everything is sent.' : `Sending ${waiting}.`;
}
