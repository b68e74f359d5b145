import { sql } from 'kysely';
import type { Duplicate } from '../../contract/duplicates.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Db } from '../../platform/database/schema.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { REASONS } from './policy.duplicates.ts';

export interface DuplicateQuery extends PageQuery {
  /** 'yes': those of whom somebody said that they are not the same person. */
  denied?: string | undefined;
}

/** Not what was merged or linked meanwhile. */
const FROM = sql`from possible_duplicates d
  join users u on u.id = d.account_id left join users o on o.id = d.other_id left join enquiries e on e.id = d.enquiry_id
  where (d.enquiry_id is null or e.user_id is null) and not exists (
    select from account_merges m where m.undone_at is null and (m.gone_id = d.account_id or m.gone_id = d.other_id))`;

interface Side {
  id: string;
  name: string;
  email: string;
  contact: string;
}

interface DuplicateRow {
  id: string;
  reason: number;
  found_at: Date;
  denied_at: Date | null;
  account: Side;
  account_at: Date;
  other: Side;
  other_at: Date;
  kind: 'person' | 'enquiry';
}

/** Who may be the same person, the strongest reason first, then the newest. @returns invalid (denied), invalid_page */
export async function listDuplicates(db: Db, query: DuplicateQuery): Promise<Result<Page<Duplicate>>> {
  const denied = query.denied?.trim() || 'no';
  if (denied !== 'yes' && denied !== 'no')
    return fail({ code: 'invalid', fields: { denied: [{ code: 'no_such_choice', value: denied }] } });
  const fits = denied === 'yes' ? sql`d.denied_at is not null` : sql`d.denied_at is null`;
  const order = denied === 'yes' ? sql`d.denied_at desc, d.id` : sql`d.reason, d.found_at desc, d.id`;
  const counted = await sql<{ count: number }>`select count(*)::int as count ${FROM} and ${fits}`.execute(db);
  const window = pageWindow(query, counted.rows[0]?.count ?? 0);
  if (!window.ok) return window;
  const { rows } = await sql<DuplicateRow>`
    select d.id, d.reason, d.found_at, d.denied_at, u.created_at as account_at,
      coalesce(o.created_at, e.entered_at) as other_at,
      case when d.enquiry_id is null then 'person' else 'enquiry' end as kind,
      jsonb_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name), 'email', u.email,
        'contact', u.contact) as account,
      case when d.enquiry_id is null
        then jsonb_build_object('id', o.id, 'name', trim(o.first_name || ' ' || o.last_name), 'email', o.email,
          'contact', o.contact)
        else jsonb_build_object('id', e.id, 'name', e.name, 'email', e.email, 'contact', e.contact) end as other
    ${FROM} and ${fits} order by ${order} limit ${window.value.limit} offset ${window.value.offset}`.execute(
    db,
  );
  const results = rows.map(({ reason, found_at, denied_at, account_at, other_at, kind, ...row }) => ({
    id: row.id,
    because: REASONS[reason - 1]!,
    found_at: found_at.toISOString(),
    denied_at: denied_at?.toISOString() ?? null,
    account: { ...row.account, at: account_at.toISOString() },
    other: { kind, ...row.other, at: other_at.toISOString() },
  }));
  return ok(pageOf(results, window.value));
}
