import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { silentLog } from '../log.ts';
import { migrate, MIGRATIONS_DIR } from './migrate.ts';

/** A database of before 0045, with entries of staff in audit_entries, that is migrated. */

const handle = await testDatabase();
const { db } = handle;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-old-audit-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const ASHA = '00000000-0000-4000-8000-00000000000a';
const BINOD = '00000000-0000-4000-8000-00000000000b';
const GONE = '00000000-0000-4000-8000-0000000000ff';
const CASE = '00000000-0000-4000-8000-0000000000c0';
const MAIL = '00000000-0000-4000-8000-0000000000d0';

interface Entry {
  actor: string | null;
  action: string;
  subject: string;
  id: string;
  detail?: object;
  at?: string;
}

async function before0045(): Promise<void> {
  for (const schema of ['public', 'pgboss'])
    await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(db);
  await sql`create schema public`.execute(db);
  for (const name of fs.readdirSync(MIGRATIONS_DIR))
    if (name < '0045') fs.copyFileSync(path.join(MIGRATIONS_DIR, name), path.join(folder, name));
  await migrate(handle, silentLog, folder);
  await sql`insert into users (id, email, email_key, password_hash, role, staff_role) values
    (${ASHA}, 'asha@example.com', 'asha@example.com', 'x', 'staff', 'owner'),
    (${BINOD}, 'binod@example.com', 'binod@example.com', 'x', 'user', null)`.execute(db);
  await sql`insert into applications (id, reference, user_id, state, consent_version, consent_at, submitted_at,
      state_changed_at) values (${CASE}, 'PR-7K3M', ${BINOD}, 'submitted', '1', now(), now(), now())`.execute(
    db,
  );
  await sql`insert into mails (id, message_id, template, user_id, recipient, recipient_key, subject, queued_at, state, sent_at)
    values (${MAIL}, 'm', 'verify', ${BINOD}, 'binod@example.com', 'binod@example.com', 'Hello', now(), 'sent', now())`.execute(
    db,
  );
}

async function audit({
  actor,
  action,
  subject,
  id,
  detail = {},
  at = '2026-01-01T06:00:00Z',
}: Entry): Promise<void> {
  await sql`insert into audit_entries (at, actor_id, action, subject_kind, subject_id, detail)
    values (${at}, ${actor}, ${action}, ${subject}, ${id}, ${JSON.stringify(detail)}::jsonb)`.execute(db);
}

it('moves old audit entries into the log of changes, each once', async () => {
  await before0045();
  const to = { from: 'user', to: 'staff' };
  await audit({ actor: ASHA, action: 'person_role_changed', subject: 'user', id: BINOD, detail: to });
  // One that is in both logs.
  const at = '2026-06-01T06:00:00Z';
  await audit({ actor: ASHA, action: 'person_status_changed', subject: 'user', id: BINOD, at });
  await sql`insert into change_log (at, actor_id, kind, object, title, action)
    values (${at}, ${ASHA}, 'person', ${BINOD}, 'binod@example.com', 'changed')`.execute(db);
  await audit({ actor: ASHA, action: 'recovery_code_used', subject: 'user', id: ASHA });
  await audit({
    actor: ASHA,
    action: 'document_opened',
    subject: 'application',
    id: CASE,
    detail: { group: 'english_test' },
  });
  await audit({ actor: null, action: 'mail_retried', subject: 'mail', id: MAIL });
  await audit({ actor: ASHA, action: 'applications_exported', subject: 'applications', id: '-' });
  await audit({ actor: GONE, action: 'account_deleted', subject: 'user', id: GONE });
  await audit({ actor: ASHA, action: 'second_factor_set_up', subject: 'user', id: ASHA });

  const applied = await migrate(handle, silentLog);
  expect(applied[0]).toBe('0045_one_log_of_changes.sql');
  const { rows } = await sql`
    select actor_id, kind, object, title, action, changes, about from change_log order by id`.execute(db);
  const binod = { object: BINOD, title: 'binod@example.com', kind: 'person', about: BINOD };
  expect(rows).toEqual([
    // That was there before, from its own log.
    { ...binod, actor_id: ASHA, action: 'changed', changes: [], about: null },
    { ...binod, actor_id: ASHA, action: 'changed', changes: [{ path: ['Role'], before: 'user', after: 'staff' }] },
    { actor_id: ASHA, kind: 'application', object: CASE, title: 'PR-7K3M', action: 'document_opened', changes: [{ path: ['Document'], after: 'english test' }], about: BINOD },
    { actor_id: null, kind: 'mail', object: MAIL, title: 'binod@example.com', action: 'retried', changes: [], about: BINOD },
    { actor_id: ASHA, kind: 'list', object: 'applications', title: 'Applications', action: 'downloaded', changes: [], about: null },
    { actor_id: GONE, kind: 'person', object: GONE, title: '', action: 'erased', changes: [], about: null },
    { actor_id: ASHA, kind: 'staff', object: ASHA, title: 'asha@example.com', action: 'second_factor_added', changes: [], about: ASHA },
  ]); // oxfmt-ignore
  const { rows: left } = await sql<{
    name: string | null;
  }>`select to_regclass('audit_entries')::text as name`.execute(db);
  expect(left).toEqual([{ name: null }]);
});
