import { longDate, shortDate } from './dates.ts';

/**
 * All times on screens and in documents are in Nepal time, whatever the device or server is set to, so that staff,
 * students and offices see the same times. A screen or document names the zone once, with NEPAL_TIME.
 * tests/nepal-time.test.ts checks that no other code formats times.
 */

export const NEPAL_TIME = 'Nepal time (UTC+5:45)';
/** For the foot of a screen that shows times. */
export const TIMES_ARE_NEPALS = `All times are ${NEPAL_TIME}.`;
export const NEPAL_ZONE = 'Asia/Kathmandu';

/** Nepal is 5 hours and 45 minutes ahead of UTC all year round, and has been since 1986. */
const NEPAL_AHEAD_MS = (5 * 60 + 45) * 60_000;

/** A Date, ISO text from the wire, or milliseconds since 1970. */
type Moment = Date | string | number;

/** '2026-12-12T14:00:00+05:45' */
export const nepalIso = (moment: Moment): string => `${wallClock(moment)}+05:45`;

/** '2026-12-12', the day in Nepal. */
export const nepalDate = (moment: Moment): string => wallClock(moment).slice(0, 10);

/** '2026-12-12 14:00', which spreadsheet programs read as date and time. */
export const nepalCell = (moment: Moment): string => wallClock(moment).slice(0, 16).replace('T', ' ');

/** '12 December 2026', the day in Nepal. */
export const nepalDay = (moment: Moment): string => longDate(wallClock(moment));

/** '12 Dec 2026', the day in Nepal, for tables. */
export const nepalShortDay = (moment: Moment): string => shortDate(wallClock(moment));

/** '2026-12-12T14:00' in Nepal, as inputs for a day and a time have it. */
export const nepalTyped = (moment: Moment): string => wallClock(moment).slice(0, 16);

/** The moment of a day and a time typed in Nepal's time, '2026-12-12T14:00', as the wire has it. */
export const momentFromTyped = (typed: string): string => new Date(`${typed}:00+05:45`).toISOString();

/** '2:00 PM' in Nepal. */
export function nepalTime(moment: Moment): string {
  const hour = Number(wallClock(moment).slice(11, 13));
  return `${hour % 12 || 12}:${wallClock(moment).slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '12 December 2026, 2:00 PM' in Nepal. */
export const nepalDayAndTime = (moment: Moment): string => `${nepalDay(moment)}, ${nepalTime(moment)}`;

/** '12 Dec 2026, 2:00 PM' in Nepal, for tables. */
export const nepalShortDayAndTime = (moment: Moment): string =>
  `${nepalShortDay(moment)}, ${nepalTime(moment)}`;

/** '12 December 2026, 2:00 PM to 4:00 PM': the day is written once if both ends are on it. */
export function nepalSpan(from: Moment, to: Moment): string {
  const until = nepalDate(from) === nepalDate(to) ? nepalTime(to) : nepalDayAndTime(to);
  return `${nepalDayAndTime(from)} to ${until}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** 'today at 2:05 PM', 'yesterday at 9:30 AM', 'on 3 November 2026 at 6:00 PM', by calendar days in Nepal. */
export function nepalMomentInWords(moment: Moment, now: Date): string {
  const day = nepalDate(moment);
  const yesterday = nepalDate(new Date(now.getTime() - DAY_MS));
  const words = day === nepalDate(now) ? 'today' : day === yesterday ? 'yesterday' : `on ${nepalDay(moment)}`;
  return `${words} at ${nepalTime(moment)}`;
}

/** A date whose UTC parts are the local time in Nepal, for files whose dates have no zone. */
export const inNepal = (moment: Moment): Date => new Date(new Date(moment).getTime() + NEPAL_AHEAD_MS);

/** '2026-12-12T14:00:00': local time in Nepal, without a zone. */
const wallClock = (moment: Moment): string => inNepal(moment).toISOString().slice(0, 19);
