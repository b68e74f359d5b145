import { sql, type RawBuilder } from 'kysely';
import type { Role } from '../../contract/accounts.ts';

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * When a session expires, in seconds: `idle` after its last use, and at most `longest` after the login. Staff can
 * read everybody's documents, so their sessions are shorter. The person's current role counts.
 */
export const SESSION_LIFE: Readonly<Record<Role, { idle: number; longest: number }>> = {
  user: { idle: 30 * DAY_SECONDS, longest: 90 * DAY_SECONDS },
  staff: { idle: 12 * HOUR_SECONDS, longest: 7 * DAY_SECONDS },
};

/** A staff session's last use is stored at most this often, in seconds; a student's last use is the last refresh. */
export const USE_NOTED_SECONDS = 5 * 60;

const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

/** When a session that began and was last used at these times expires. */
export function sessionEnd(role: Role, begun: Date, used: Date): Date {
  const { idle, longest } = SESSION_LIFE[role];
  const [ends, last] = [after(used, idle), after(begun, longest)];
  return ends < last ? ends : last;
}

/** The same as SQL over `sessions` and `users`, for a session used at `now`. */
export const newSessionEnd = (now: Date): RawBuilder<Date> =>
  ofRole(({ idle, longest }) => {
    return sql`least(${after(now, idle)}::timestamptz, sessions.created_at + make_interval(secs => ${sql.lit(longest)}))`;
  });

/** SQL over `sessions` and `users`: whether a session has not expired at `now`. */
export const sessionRuns = (now: Date): RawBuilder<boolean> =>
  ofRole(({ idle, longest }) => {
    return sql`(sessions.used_at > ${after(now, -idle)} and sessions.created_at > ${after(now, -longest)})`;
  });

const ofRole = <T>(of: (life: (typeof SESSION_LIFE)[Role]) => RawBuilder<unknown>): RawBuilder<T> =>
  sql<T>`case users.role when 'staff' then ${of(SESSION_LIFE.staff)} else ${of(SESSION_LIFE.user)} end`;
