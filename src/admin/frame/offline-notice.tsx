import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

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
  // The door of an event goes on without a line, and says so itself.
  const atDoor = /\/events\/\d+\/door$/.test(useLocation().pathname);
  return (
    <div role="status">
      {!online && !atDoor && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          No connection. What you see may be out of date, and you cannot change anything until you are online
          again.
        </Alert>
      )}
    </div>
  );
}
