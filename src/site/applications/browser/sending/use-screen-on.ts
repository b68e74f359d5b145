import { useEffect } from 'react';

/** Keeps the screen on: phones that sleep interrupt uploads. Requests the wake lock again after an app switch. */
export function useScreenOn(): void {
  useEffect(() => {
    let wanted = true;
    let lock: WakeLockSentinel | undefined;
    const keepOn = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (wanted) lock = taken;
      else await taken?.release();
    };
    const look = () => void keepOn();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', look);
      void lock?.release();
    };
  }, []);
}
