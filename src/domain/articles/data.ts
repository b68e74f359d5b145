import type { PictureUrl } from '../images/present.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Article } from '../../contract/articles.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Database } from '../../platform/database/schema.ts';
import { idOf } from '../../contract/ids.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { presentArticle } from './present.ts';
import { articleColumns, type ArticleRow } from './rows.ts';

interface Context {
  pictureUrl: PictureUrl;
  now: () => Date;
}

/** Published posts, newest first. @returns invalid_page. */
export async function listArticles(
  db: Kysely<Database>,
  query: PageQuery,
  { pictureUrl, now }: Context,
): Promise<Result<Page<Article>>> {
  const published = publishedBy(now());
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from articles a where ${published}`.execute(db);
  const window = pageWindow(query, counted.rows[0]?.count ?? 0);
  if (!window.ok) return window;
  const { rows } = await sql<ArticleRow>`
    select ${articleColumns} from articles a where ${published}
    order by a.published_at desc, a.id desc
    limit ${window.value.limit} offset ${window.value.offset}`.execute(db);
  const items = rows.map((row) => presentArticle(row, pictureUrl));
  return ok(pageOf(items, window.value));
}

/** A published post. @returns not_found, also for an id that is not a number. */
export async function readArticle(
  db: Kysely<Database>,
  id: string,
  { pictureUrl, now }: Context,
): Promise<Result<Article>> {
  const wanted = idOf(id);
  if (wanted === null) return fail({ code: 'not_found' });
  const { rows } = await sql<ArticleRow>`
    select ${articleColumns} from articles a where a.id = ${wanted} and ${publishedBy(now())}`.execute(db);
  const [row] = rows;
  return row ? ok(presentArticle(row, pictureUrl)) : fail({ code: 'not_found' });
}

const publishedBy = (moment: Date): RawBuilder<boolean> =>
  sql`(a.status = 'published' and a.published_at <= ${moment})`;
