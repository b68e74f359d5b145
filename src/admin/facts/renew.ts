import { useRefresh } from 'react-admin';
import { nepalDate } from '../../contract/nepal-time.ts';
import { call } from '../frame/api.ts';

/** Most offices change their fees once or twice a year. */
const MONTHS_UNTIL_NEXT = 6;

/** The day, in Nepal, on which a figure that is checked now should be checked again. */
function nextCheck(now: Date): string {
  const [year = 0, month = 1, day = 1] = nepalDate(now).split('-').map(Number);
  return nepalDate(Date.UTC(year, month - 1 + MONTHS_UNTIL_NEXT, day));
}

/** Says that figures were compared with their official pages today. @returns the day of the next check */
export function useRenew() {
  const refresh = useRefresh();
  return async (ids: readonly string[]): Promise<string> => {
    const review_by = nextCheck(new Date());
    await call('POST /api/staff/facts/renew/', { body: { ids: [...ids], review_by } });
    refresh();
    return review_by;
  };
}
