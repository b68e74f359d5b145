import { useNotify, useRefresh } from 'react-admin';
import { shortDate } from '../../contract/dates.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { StaffFact } from '../../contract/staff-facts.ts';
import { call } from '../frame/api.ts';

/** Most offices change their fees once or twice a year. */
const MONTHS_UNTIL_NEXT = 6;

/** The day, in Nepal, on which a figure that is checked now should be checked again. */
function nextCheck(now: Date): string {
  const [year = 0, month = 1, day = 1] = nepalDate(now).split('-').map(Number);
  return nepalDate(Date.UTC(year, month - 1 + MONTHS_UNTIL_NEXT, day));
}

const WHY = {
  changed: 'somebody has changed it meanwhile, so compare it again',
  draft: 'there is a draft of it: publish or drop that first',
} as const;

/** Says that figures were compared with their official pages today, and tells how it came out. */
export function useRenew() {
  const refresh = useRefresh();
  const notify = useNotify();
  /** @param name of the figures: '3 figures' */
  return async (facts: readonly StaffFact[], name: string): Promise<void> => {
    const review_by = nextCheck(new Date());
    const figures = facts.map(({ id, words }) => ({ id, words }));
    const { left } = await call('POST /api/staff/facts/renew/', { body: { figures, review_by } });
    refresh();
    const labelOf = (id: string) => facts.find((fact) => fact.id === id)?.label ?? 'A part of a figure';
    const sentences = left.map(({ id, reason }) => `${labelOf(id)} was left: ${WHY[reason]}.`);
    const done = `${name}: checked today. The next check is on ${shortDate(review_by)}.`;
    if (left.length < facts.length) sentences.push('The others are checked today.');
    if (left.length === 0) notify(done, { type: 'success' });
    else notify(sentences.join(' '), { type: 'warning', multiLine: true });
  };
}
