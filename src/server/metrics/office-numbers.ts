import type { Waiting } from '../../domain/metrics/data.ts';
import type { DatabaseUse } from '../../platform/database/handle.ts';

/** Numbers of the database and of the work that waits in it. */
export interface OfficeNumbers {
  databaseUse(): DatabaseUse;
  /** Due jobs by kind. */
  waitingJobs(): Promise<Readonly<Record<string, Waiting>>>;
  waitingMails(): Promise<Waiting>;
  uploads(): number;
  /** When the last good backup was made, in seconds since 1970; undefined: never. */
  lastBackup(): Promise<number | undefined>;
  /** Events of the security log since the start, by event and result. */
  securityEvents: ReadonlyMap<string, { event: string; result: string; times: number }>;
}

/** Counts entries of the security log by event and result. */
export function createEventCounts() {
  const counts = new Map<string, { event: string; result: string; times: number }>();
  return {
    counts,
    add(event: string, result: string): void {
      const key = `${event} ${result}`;
      const count = counts.get(key) ?? { event, result, times: 0 };
      count.times += 1;
      counts.set(key, count);
    },
  };
}
