import { sql } from 'kysely';
import type { Consent, OwnConsent } from '../../contract/consents.ts';
import type { ConsentPurpose } from '../../contract/consent-words.ts';
import { ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { presentConsent, presentOwnConsent } from './present.ts';
import { consentRows, consentsOf, type ConsentRow } from './rows.ts';

/** Most that a screen of the office shows; the person's export has all. */
const SHOWN = 50;

/** What a person agreed to and took back, with their enquiries, the newest first. */
export async function consentsOfPerson(db: Db, userId: string): Promise<Consent[]> {
  const { rows } = await sql<ConsentRow>`
    ${consentRows} where c.id in (${consentsOf(userId)}) order by c.at desc, c.id desc limit ${SHOWN}`.execute(
    db,
  );
  return rows.map(presentConsent);
}

/** The same of one enquiry. */
export async function consentsOfEnquiry(db: Db, enquiry: string): Promise<Consent[]> {
  const { rows } = await sql<ConsentRow>`
    ${consentRows} where c.enquiry_id = ${enquiry} order by c.at desc, c.id desc limit ${SHOWN}`.execute(db);
  return rows.map(presentConsent);
}

/** What a person agreed to, as they see it. @returns invalid_page */
export async function listOwnConsents(
  db: Db,
  { userId }: Pick<Principal, 'userId'>,
  query: PageQuery,
): Promise<Result<Page<OwnConsent>>> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from (${consentsOf(userId)}) c`.execute(db);
  const window = pageWindow(query, counted.rows[0]!.count);
  if (!window.ok) return window;
  const { rows } = await sql<ConsentRow>`
    ${consentRows} where c.id in (${consentsOf(userId)}) order by c.at desc, c.id desc
    limit ${window.value.limit} offset ${window.value.offset}`.execute(db);
  return ok(pageOf(rows.map(presentOwnConsent), window.value));
}

/** Whether the last that a person told the office or their account about a purpose was that they withdraw. */
export async function hasWithdrawn(db: Db, userId: string, purpose: ConsentPurpose): Promise<boolean> {
  const last = await db
    .selectFrom('consents')
    .select('given')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('registration_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.given === false;
}
