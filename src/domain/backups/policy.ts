import { nepalDate } from '../../contract/nepal-time.ts';

/** A run that has not said for this long that it goes on has died. */
export const ALIVE_SECONDS = 300;
/** How often a run says that it goes on. */
export const RENEW_SECONDS = 60;

export const BACKUP_JOB = 'back-up';
export const BACKUP_SECONDS = 600;
/** The daily backup begins at two in the morning, Nepal time, when few people use the site. */
const NIGHT_HOUR = 2;
const HOUR_MS = 3_600_000;
/** 5 hours 45 minutes. */
const NEPAL_AHEAD_MS = 5.75 * HOUR_MS;
/** After a failure the next attempt waits this long. */
const AGAIN_MS = HOUR_MS;
/** A success that is older than this is no longer called well: a night was missed. */
const LATE_MS = 30 * HOUR_MS;

/** When the backup of the current day was to begin. */
export function nightBefore(now: Date): Date {
  const shift = NEPAL_AHEAD_MS - NIGHT_HOUR * HOUR_MS;
  const day = 24 * HOUR_MS;
  return new Date(Math.floor((now.getTime() + shift) / day) * day - shift);
}

export interface LastRuns {
  /** When the last complete backup began. */
  success: Date | undefined;
  /** When the last failed one ended, if none has succeeded since. */
  failure: Date | undefined;
}

/** Whether the daily backup has to begin. */
export function isDue(now: Date, { success, failure }: LastRuns): boolean {
  if (success && success >= nightBefore(now)) return false;
  return !failure || now.getTime() - failure.getTime() >= AGAIN_MS;
}

export type BackupHealth = 'off' | 'ok' | 'failed' | 'late' | 'none yet';

/** @param on whether backups are made every day */
export function healthOf(now: Date, on: boolean, { success, failure }: LastRuns): BackupHealth {
  if (failure) return 'failed';
  if (!on) return 'off';
  if (!success) return 'none yet';
  return now.getTime() - success.getTime() > LATE_MS ? 'late' : 'ok';
}

const KEPT = { days: 7, weeks: 4, months: 12 } as const;

/** '20261123T021500Z' as a time. */
const timeOf = (stamp: string): Date =>
  new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** The Monday of a day's week. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/**
 * The backups that are kept: the newest of each of the last seven days, four weeks and twelve months that have one.
 * @param stamps names of backups, like '20261123T021500Z'
 */
export function keptBackups(stamps: readonly string[]): Set<string> {
  const newestFirst = [...stamps].sort().reverse();
  const day = (stamp: string) => nepalDate(timeOf(stamp));
  const kept = new Set<string>();
  const keep = (most: number, periodOf: (stamp: string) => string) => {
    const periods = new Set<string>();
    for (const stamp of newestFirst) {
      const period = periodOf(stamp);
      if (periods.has(period) || periods.size >= most) continue;
      periods.add(period);
      kept.add(stamp);
    }
  };
  keep(KEPT.days, day);
  keep(KEPT.weeks, (stamp) => weekOf(day(stamp)));
  keep(KEPT.months, (stamp) => day(stamp).slice(0, 7));
  return kept;
}
