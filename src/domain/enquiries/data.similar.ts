import { sql, type RawBuilder } from 'kysely';
import type { Similar } from '../../contract/enquiries.ts';
import type { Db } from '../../platform/database/schema.ts';
import { emailKey } from '../accounts/policy.addresses.ts';
import { findAccounts, findEnquiries, hidden, oneOf } from '../person-search.ts';

/** Most rows of each sort: whoever has more entries is found by the search. */
const MOST = 5;

interface Asked {
  name: string;
  email: string;
  contact: string;
}

interface SimilarRow extends Omit<Similar, 'at'> {
  at: Date;
}

/**
 * Enquiries and accounts that may be the same person: by number, by e-mail address, or by a name of two words or more
 * that sounds the same. Staff decide; nothing is merged by itself.
 * @param except the enquiry that is compared
 */
export async function findSimilar(db: Db, asked: Asked, except: string | null): Promise<Similar[]> {
  const email = emailKey(asked.email);
  const { rows: keys } = await sql<{ contact: string; name: string | null; number: string | null }>`
    select k.contact, person_question(${fullName(asked.name)}, 'said')::text as name,
      case when length(k.contact) >= 7 then quote_literal(k.contact) end as number
    from (select contact_key(${asked.contact}) as contact) k`.execute(db);
  const [key] = keys;
  if (!key) return [];
  const own = except === null ? sql<boolean>`true` : sql<boolean>`e.id <> ${except}`;
  const parts: RawBuilder<SimilarRow>[] = [];
  const enquiries = (because: Similar['because'], fits: RawBuilder<boolean>) => sql<SimilarRow>`
    (select 'enquiry' as kind, e.id, e.name, e.contact, e.email, e.stage, e.entered_at as at, ${because} as because
     from enquiries e where ${fits} and ${own} order by e.entered_at desc limit ${MOST})`;
  const people = (because: Similar['because'], fits: RawBuilder<boolean>) => sql<SimilarRow>`
    (select 'person', u.id, trim(u.first_name || ' ' || u.last_name), u.contact, u.email, null, u.created_at, ${because}
     from users u where u.role = 'user' and ${fits}
       and not exists (select from account_merges m where m.gone_id = u.id and m.undone_at is null) order by u.created_at desc limit ${MOST})`;
  const found = (question: string) => oneOf(sql`u.id`, findAccounts(hidden(question)));
  if (key.number !== null) {
    parts.push(
      enquiries('contact', sql`e.contact_key = ${key.contact}`),
      people('contact', found(key.number)),
    );
  }
  if (email !== '') {
    parts.push(enquiries('email', sql`e.email_key = ${email}`), people('email', sql`u.email_key = ${email}`));
  }
  if (key.name !== null) {
    const named = oneOf(sql`e.id`, findEnquiries(hidden(key.name)));
    parts.push(enquiries('name', named), people('name', found(key.name)));
  }
  if (parts.length === 0) return [];
  const { rows } = await sql<SimilarRow>`${sql.join(parts, sql` union all `)}`.execute(db);
  const seen = new Set<string>();
  return rows
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** A name of at least two words; '' for shorter ones, which too many people share. */
function fullName(name: string): string {
  const words = name
    .slice(0, 150)
    .replaceAll(/[\p{Cc}\p{Cs}\p{So}]/gu, ' ')
    .trim();
  return /\S\s+\S/.test(words) ? words : '';
}
