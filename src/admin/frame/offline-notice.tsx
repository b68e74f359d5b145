import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'];

function subscribe(changed: () => void): () => void {
  for (const name of EVENTS) addEventListener(name, changed);
  return () => {
    for (const name of EVENTS) removeEventListener(name, changed);
  };
}

/** Says that the device is offline; lists wait and load by themselves afterwards. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          No connection. What you see may be out of date, and you cannot change anything until you are online
          again.
        </Alert>
      )}
    </div>
  );
}
