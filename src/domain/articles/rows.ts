import { sql, type RawBuilder } from 'kysely';
import type { ArticleTopic } from '../../contract/article-topics.ts';
import type { ImageRow } from '../images/data.ts';

export interface ArticleRow {
  id: number;
  main_title: string;
  topic: ArticleTopic;
  author: string;
  picture: ImageRow | null;
  published_at: Date;
  updated_at: Date;
  sample: boolean;
  sections: {
    id: number;
    paragraph_title: string | null;
    picture: ImageRow | null;
    paragraphs: { id: number; text: string; points: { id: number; point_text: string }[] }[];
  }[];
}

/** Columns of ArticleRow over `articles a`: the whole text in one statement, because lists show it too. */
export const articleColumns: RawBuilder<ArticleRow> = sql`
  a.id, a.main_title, a.topic, a.author, a.published_at, a.updated_at, a.sample, image_json(a.image_id) as picture,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', s.id, 'paragraph_title', s.paragraph_title,
      'picture', image_json(s.image_id), 'paragraphs', coalesce((
        select jsonb_agg(jsonb_build_object('id', p.id, 'text', p.text, 'points', coalesce((
          select jsonb_agg(jsonb_build_object('id', t.id, 'point_text', t.point_text) order by t.position, t.id)
          from article_points t where t.paragraph_id = p.id), '[]')) order by p.position, p.id)
        from article_paragraphs p where p.section_id = s.id), '[]')) order by s.position, s.id)
    from article_sections s where s.article_id = a.id), '[]') as sections`;
