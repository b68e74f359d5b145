import { sql, type RawBuilder } from 'kysely';
import type { Appointment } from '../../contract/appointments.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Db } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { onPage } from '../on-page.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { presentAppointment } from './present.ts';
import { appointmentRows, type AppointmentRow } from './rows.ts';

export interface AppointmentQuery extends PageQuery {
  /** upcoming, past or blank. */
  when?: string | undefined;
  /** A uuid or 'me'. */
  counselor?: string | undefined;
  branch?: string | undefined;
}

const WHEN: Readonly<Record<string, (now: Date) => [fits: RawBuilder<boolean>, order: RawBuilder<unknown>]>> =
  {
    '': () => [sql<boolean>`true`, sql`a.starts_at desc, a.id`],
    upcoming: (now) => [sql<boolean>`a.ends_at > ${now}`, sql`a.starts_at, a.id`],
    past: (now) => [sql<boolean>`a.ends_at <= ${now}`, sql`a.starts_at desc, a.id`],
  };

/** @returns invalid (when, counselor), invalid_page. */
export async function listAppointments(
  db: Db,
  query: AppointmentQuery,
  { me, now }: { me: string; now: Date },
): Promise<Result<Page<Appointment>>> {
  const when = query.when?.trim() ?? '';
  const asked = query.counselor?.trim() ?? '';
  const counselor = asked === 'me' ? me : asked;
  const wrong = (field: string, value: string) =>
    fail({ code: 'invalid', fields: { [field]: [{ code: 'no_such_choice', value }] } });
  if (!Object.hasOwn(WHEN, when)) return wrong('when', when);
  if (counselor !== '' && !isUuid(counselor)) return wrong('counselor', asked);
  const branch = query.branch?.trim() ?? '';
  const [timely, order] = WHEN[when]!(now);
  const fits = sql<boolean>`${timely}
    and ${counselor === '' ? sql`true` : sql`a.counselor_id = ${counselor}`}
    and ${branch === '' ? sql`true` : sql`a.branch = ${branch}`}`;
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from appointments a where ${fits}`.execute(db);
  const window = pageWindow(query, counted[0]!.count);
  if (!window.ok) return window;
  const page = onPage({ id: sql`a.id`, from: sql`appointments a`, fits, order }, window.value);
  const { rows } = await sql<AppointmentRow>`
    ${appointmentRows} where ${page} order by ${order}`.execute(db);
  return ok(pageOf(rows.map(presentAppointment), window.value));
}

/** The appointments with these ids, in any order. */
export async function appointmentsOf(db: Db, ids: readonly string[]): Promise<Appointment[]> {
  const { rows } = await sql<AppointmentRow>`${appointmentRows} where a.id = any(${ids}::uuid[])`.execute(db);
  return rows.map(presentAppointment);
}
