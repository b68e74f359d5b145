import { inNepal } from '../contract/dates.ts';

export { nepalDay, nepalDayAndTime } from '../contract/dates.ts';

/** '2026-12-12T14:00:00+05:45' */
export const nepalIso = (moment: Date): string => `${inNepal(moment).toISOString().slice(0, 19)}+05:45`;
