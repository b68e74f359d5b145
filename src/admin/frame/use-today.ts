import { useSyncExternalStore } from 'react';
import { nepalDate } from '../../contract/nepal-time.ts';

const today = () => nepalDate(new Date());
const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, 60_000);
  return () => clearInterval(timer);
};

/** The day in Nepal, 'YYYY-MM-DD', also on a screen that stays open overnight. */
export const useToday = (): string => useSyncExternalStore(subscribe, today);
