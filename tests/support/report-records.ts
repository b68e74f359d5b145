import { sql, type Kysely } from 'kysely';
import { TRANSITIONS, type ApplicationState } from '../../src/contract/application-states.ts';
import type { Database } from '../../src/platform/database/schema.ts';

/** Invented enquiries and cases of an office, different in everything that reports are grouped by. */

const DAY_MS = 86_400_000;
/** The end of a year of work. */
const END = Date.parse('2026-05-20T06:00:00Z');
const SOURCES = ['site', 'fair', 'walk_in', 'referral'] as const;
const BRANCHES = ['', 'Head office', 'Pokhara'] as const;

/** The same numbers in every run, between 0 and 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

export interface InventedOffice {
  counselors: readonly string[];
  universities: readonly number[];
  countries: readonly number[];
}

/** Enquiries over a year and a half; half of them of the given students. */
export async function inventEnquiries(
  db: Kysely<Database>,
  office: InventedOffice,
  students: readonly string[],
  count: number,
): Promise<void> {
  const random = numbers(7);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const rows = Array.from({ length: count }, (_, nth) => {
    const at = new Date(END - random() * 540 * DAY_MS);
    return {
      name: `Person ${nth}`,
      email: `q${nth}@example.com`,
      email_key: `q${nth}@example.com`,
      source: pick(SOURCES),
      branch: pick(BRANCHES),
      suspicions: sql<string[]>`${random() < 0.1 ? '{links}' : '{}'}::text[]` as never,
      country_id: pick([null, ...office.countries]),
      university_id: pick([null, null, ...office.universities]),
      counselor_id: pick([null, ...office.counselors]),
      stage: pick(['new', 'contacted', 'counseling', 'applying'] as const),
      user_id: random() < 0.5 ? pick(students) : null,
      entered_at: at,
      stage_changed_at: at,
      last_at: at,
    };
  });
  await db.insertInto('enquiries').values(rows).execute();
}

/** Cases over a year and a half, each moved a random way through the table of moves. */
export async function inventCases(
  db: Kysely<Database>,
  office: InventedOffice,
  students: readonly string[],
  count: number,
): Promise<void> {
  const random = numbers(11);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  // States are set at the end of a way, without its steps.
  await sql`alter table applications disable trigger applications_move`.execute(db);
  for (let nth = 0; nth < count; nth += 1) {
    let at = END - random() * 540 * DAY_MS;
    const { id } = await db
      .insertInto('applications')
      .values({
        reference: `PR-TEST-${nth}`,
        user_id: pick(students),
        university_id: pick([null, ...office.universities]),
        counselor_id: pick([null, ...office.counselors]),
        state: 'submitted',
        consent_version: '1',
        consent_at: new Date(at),
        submitted_at: new Date(at),
        state_changed_at: new Date(at),
        next_on: pick([null, null, '2026-05-20', '2026-06-01', '2026-07-01']),
        unread_since: random() < 0.2 ? new Date(at) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    let state: ApplicationState = 'submitted';
    const entry = (event: string, from: ApplicationState, to: ApplicationState) =>
      db
        .insertInto('application_history')
        .values({
          application_id: id,
          at: new Date(at),
          event,
          from_state: from,
          to_state: to,
          by_role: 'staff',
          actor_id: null,
        })
        .execute();
    await entry('submit', 'draft', 'submitted');
    for (const _ of Array.from({ length: Math.floor(random() * 8) })) {
      const moves = TRANSITIONS.filter(({ from }) => from === state);
      // Towards the end rather than out of it.
      const onward = moves.filter(({ event }) => !['reject', 'withdraw', 'close', 'reopen'].includes(event));
      const move = pick(onward.length > 0 && random() < 0.9 ? onward : moves);
      at = Math.min(END, at + random() * 30 * DAY_MS);
      await entry(move.event, state, move.to);
      state = move.to;
    }
    await db
      .updateTable('applications')
      .set({ state, state_changed_at: new Date(at) })
      .where('id', '=', id)
      .execute();
  }
  await sql`alter table applications enable trigger applications_move`.execute(db);
}
