import { sql, type Kysely, type RawBuilder } from 'kysely';
import { ARTICLE_TOPICS, type ArticleTopic } from '../../contract/article-topics.ts';
import { editStatusSchema, type EditState } from '../../contract/edits/state.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { nepalIso } from '../../contract/nepal-time.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import { STAFF_POST_ORDERINGS, type StaffPost, type StaffPostOrdering } from '../../contract/posts.ts';
import { ourEditorial } from '../../content/consultancy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { UNTITLED } from './commands.edits.ts';

const MOST_WORDS = 8;

/** Filters as strings of a query; unset and blank ones match all. */
export interface StaffPostQuery extends PageQuery {
  /** Words of title and author; all must match. */
  search?: string | undefined;
  /** One of EDIT_STATUSES. */
  status?: string | undefined;
  /** One of ARTICLE_TOPICS. */
  topic?: string | undefined;
  /** One of STAFF_POST_ORDERINGS; others are ignored, as in every list. */
  ordering?: string | undefined;
}

interface Row {
  id: number;
  title: string;
  status: EditState['status'];
  has_draft: boolean;
  topic: ArticleTopic;
  author: string;
  sample: boolean;
  published_at: Date | null;
  changed_at: Date;
  changed_by: string | null;
}

/** Every post, drafts too; what changed last first. @returns invalid (status, topic), invalid_page */
export async function listStaffPosts(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  query: StaffPostQuery,
): Promise<Result<Page<StaffPost>>> {
  const status = query.status?.trim() ?? '';
  if (status !== '' && !editStatusSchema.safeParse(status).success) return wrong('status', status);
  const topic = query.topic?.trim() ?? '';
  if (topic !== '' && !ARTICLE_TOPICS.some((known) => known === topic)) return wrong('topic', topic);
  const wanted = sql`(${posts(clock.now())}) p where ${conditionOf({ ...query, status, topic })}`;
  const counted = await sql<{ count: number }>`select count(*)::int as count from ${wanted}`.execute(db);
  const window = pageWindow(query, counted.rows[0]?.count ?? 0);
  if (!window.ok) return window;
  const { rows } = await sql<Row>`
    select p.*, (
      select r.author_name from revisions r where r.kind = 'article' and r.object = p.id::text
      order by r.number desc limit 1) as changed_by
    from ${wanted} order by ${orderOf(query.ordering)}, p.id desc
    limit ${window.value.limit} offset ${window.value.offset}`.execute(db);
  return ok(pageOf(rows.map(present), window.value));
}

const wrong = (field: string, value: string): Result<never> =>
  fail({ code: 'invalid', fields: { [field]: [{ code: 'no_such_choice', value }] } });

/**
 * Posts with the newest title, topic and author; without an author it is the office under its current name, as visitors see
 * it. A post without a date was never published. There are hundreds of posts at most, so a scan is fine.
 */
const posts = (now: Date): RawBuilder<unknown> => sql`
  select a.id, coalesce(nullif(trim(coalesce(d.data ->> 'main_title', a.main_title)), ''), ${UNTITLED}) as title,
    case
      when a.status = 'draft' and a.published_at is null then 'draft'
      when a.status = 'draft' then 'withdrawn'
      when a.published_at > ${now} then 'scheduled'
      when d.data is not null then 'changed'
      else 'published' end as status,
    d.data is not null as has_draft, coalesce(d.data ->> 'topic', a.topic) as topic,
    coalesce(nullif(coalesce(d.data ->> 'author', a.author), ''), ${ourEditorial()}) as author, a.sample, a.published_at,
    greatest(a.updated_at, d.saved_at) as changed_at
  from articles a left join drafts d on d.kind = 'article' and d.object = a.id::text`;

function conditionOf({ status, topic, search = '' }: StaffPostQuery): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (status) parts.push(sql`p.status = ${status}`);
  if (topic) parts.push(sql`p.topic = ${topic}`);
  const words = search.slice(0, 400).replaceAll('\0', '').toWellFormed().split(/\s+/).filter(Boolean);
  for (const word of words.slice(0, MOST_WORDS)) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    parts.push(sql`concat_ws(' ', p.title, p.author) ilike ${pattern}`);
  }
  return sql.join(parts, sql` and `);
}

const ORDERS: Record<StaffPostOrdering, RawBuilder<unknown>> = {
  changed_at: sql`p.changed_at`,
  '-changed_at': sql`p.changed_at desc`,
  published_at: sql`p.published_at nulls first`,
  '-published_at': sql`p.published_at desc nulls last`,
  title: sql`lower(p.title)`,
  '-title': sql`lower(p.title) desc`,
};

const orderOf = (ordering: string | undefined): RawBuilder<unknown> =>
  ORDERS[STAFF_POST_ORDERINGS.find((each) => each === ordering?.trim()) ?? '-changed_at'];

/** A draft may have a topic that does not exist. */
const present = ({ published_at, changed_at, topic, ...row }: Row): StaffPost => ({
  ...row,
  topic: ARTICLE_TOPICS.find((known) => known === topic) ?? 'choosing',
  published_at: published_at && nepalIso(published_at),
  changed_at: nepalIso(changed_at),
});
