import { sql, type Transaction } from 'kysely';
import type { ArticleTopic } from '../../contract/article-topics.ts';
import type { ArticleForm } from '../../contract/forms/article.ts';
import type { Database } from '../../platform/database/schema.ts';

interface FormRow extends ArticleForm {
  status: 'draft' | 'published';
  published_at: Date | null;
  topic: ArticleTopic;
}

/** A post as its form shows it, with its status. @param lock until the transaction ends */
export async function readArticleForm(
  trx: Transaction<Database>,
  id: number,
  lock: boolean,
): Promise<{ form: ArticleForm; status: 'draft' | 'published'; publishedAt: Date | null } | undefined> {
  if (lock) await sql`select from articles where id = ${id} for update`.execute(trx);
  const { rows } = await sql<FormRow>`
    select a.main_title, a.topic, a.author, a.image_id, a.status, a.published_at, coalesce((
      select jsonb_agg(jsonb_build_object('key', s.key, 'paragraph_title', coalesce(s.paragraph_title, ''),
        'image_id', s.image_id, 'paragraphs', coalesce((
          select jsonb_agg(jsonb_build_object('key', p.key, 'text', p.text, 'points', coalesce((
            select jsonb_agg(jsonb_build_object('key', t.key, 'text', t.point_text) order by t.position, t.id)
            from article_points t where t.paragraph_id = p.id), '[]')) order by p.position, p.id)
          from article_paragraphs p where p.section_id = s.id), '[]')) order by s.position, s.id)
      from article_sections s where s.article_id = a.id), '[]') as sections
    from articles a where a.id = ${id}`.execute(trx);
  const [row] = rows;
  if (!row) return undefined;
  const { status, published_at: publishedAt, ...form } = row;
  return { form, status, publishedAt };
}
