import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { silentLog } from '../log.ts';
import { migrate, MIGRATIONS_DIR } from './migrate.ts';

/** A database of before 0100, with the versions and times of consents in other tables, that is migrated. */

const handle = await testDatabase();
const { db } = handle;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-known-consents-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const id = (last: string) => `00000000-0000-4000-8000-${last.padStart(12, '0')}`;
const [ASHA, BINA, STAFF] = [id('a'), id('b'), id('c')];

it('each consent that was known becomes a record', async () => {
  for (const schema of ['public', 'pgboss'])
    await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(db);
  await sql`create schema public`.execute(db);
  for (const name of fs.readdirSync(MIGRATIONS_DIR))
    if (name < '0100') fs.copyFileSync(path.join(MIGRATIONS_DIR, name), path.join(folder, name));
  await migrate(handle, silentLog, folder);
  const [signedUp, later] = ['2026-01-01T06:00:00.000Z', '2026-02-01T06:00:00.000Z'];
  await sql`insert into users (id, email, email_key, password_hash, role, staff_role, consent_version, created_at, entered_at)
    values (${ASHA}, 'a@example.com', 'a@example.com', 'x', 'user', null, '1.0', ${signedUp}, null),
      (${BINA}, 'b@example.com', 'b@example.com', 'x', 'user', null, '1.1', ${signedUp}, ${signedUp}),
      (${STAFF}, 'c@example.com', 'c@example.com', 'x', 'staff', 'owner', '', ${signedUp}, null)`.execute(db);
  for (const [user, reference, by] of [
    [ASHA, 'PR-1', 'student'],
    [BINA, 'PR-2', 'staff'],
  ]) {
    await sql`with made as (
        insert into applications (reference, user_id, state, consent_version, consent_at, submitted_at, state_changed_at)
        values (${reference}, ${user}, 'submitted', '1.1', ${later}, now(), now()) returning id)
      insert into application_history (application_id, at, event, from_state, to_state, by_role)
      select id, now(), 'submit', 'draft', 'submitted', ${by} from made`.execute(db);
  }
  await sql`insert into enquiries (contact, contact_key, source, consent_version, consent_at, entered_at, stage_changed_at, last_at)
    values ('9841', '9841', 'site', '1.1', ${later}, now(), now(), now()),
      ('9842', '9842', 'walk_in', null, null, now(), now(), now())`.execute(db);

  await migrate(handle, silentLog);
  const { rows } = await sql<{ said: string }>`
    select concat_ws(' ', coalesce(u.email, 'enquiry'), c.purpose, c.form, w.version, a.reference,
      to_char(c.at at time zone 'UTC', 'YYYY-MM')) as said
    from consents c left join users u on u.id = c.user_id left join applications a on a.id = c.application_id
    join consent_wordings w on w.id = c.wording_id and w.text = '' where c.given order by said`.execute(db);
  expect(rows.map(({ said }) => said)).toEqual([
    'a@example.com account sign_up 1.0 2026-01',
    'a@example.com application application 1.1 PR-1 2026-02',
    'b@example.com account office 1.1 2026-01',
    'b@example.com application office 1.1 PR-2 2026-02',
    'enquiry enquiry enquiry 1.1 2026-02',
  ]);
});
