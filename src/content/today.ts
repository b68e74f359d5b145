import type * as z from 'zod';
import type { todayForm } from '../contract/documents/today.ts';
import { live } from './live.ts';

/** Days, by the states in which it is the office's turn. */
export type DaysByState = z.infer<typeof todayForm>;

export const SHIPPED_TODAY: DaysByState = {
  submitted: 1,
  in_review: 4,
  accepted: 5,
  visa_granted: 7,
  visa_refused: 2,
};

/** After how many days in a state a case waits too long for the office. */
export const daysUntilWaiting = (): DaysByState => live('today', SHIPPED_TODAY);
