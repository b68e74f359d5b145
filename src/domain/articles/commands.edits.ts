import { ARTICLE_TOPICS } from '../../contract/article-topics.ts';
import type { Json } from '../../contract/edits/changes.ts';
import { fail, ok } from '../../contract/errors.ts';
import type { ArticleForm } from '../../contract/forms/article.ts';
import { idOf } from '../../contract/ids.ts';
import { newKey } from '../../contract/new-key.ts';
import { routes } from '../../contract/routes.ts';
import type { EditableKind, FormData } from '../edits/kind.ts';
import { draftArticle, publishArticle, withdrawArticle } from './commands.ts';
import { readArticleForm } from './data.form.ts';

export const UNTITLED = 'Untitled post';

/** How posts are read and written by the engine of edits. */
export const articles: EditableKind = {
  async read(trx, object, lock) {
    const id = idOf(object);
    const found = id === null ? undefined : await readArticleForm(trx, id, lock);
    if (!found) return undefined;
    const { form, status, publishedAt } = found;
    const data = form as unknown as FormData;
    const isPublished = status === 'published';
    return {
      title: form.main_title || UNTITLED,
      published: isPublished ? data : null,
      unpublished: isPublished ? null : data,
      // A post that was never published has no date.
      withdrawn: !isPublished && publishedAt !== null,
      publishAt: isPublished ? publishedAt : null,
      address: isPublished ? routes.article(id!) : null,
      page: routes.article(id!),
      staffFields: [],
      asShipped: false,
    };
  },
  write: async (trx, object, data: ArticleForm, context) =>
    publishArticle(trx, idOf(object) ?? 0, data, context),
  create: async (trx, data, { now }) => ok(String(await draftArticle(trx, begun(data), { now }))),
  withdraw: async (trx, object, context) => {
    const id = idOf(object);
    return id === null ? fail({ code: 'not_found' }) : withdrawArticle(trx, id, context);
  },
};

type Value = Json | undefined;
const text = (value: Value): string => (typeof value === 'string' ? value : '');
const number = (value: Value): number | null => (typeof value === 'number' ? value : null);
const items = (value: Value): FormData[] =>
  Array.isArray(value)
    ? value.filter((item): item is FormData => typeof item === 'object' && item !== null)
    : [];

/** A form that may lack anything, for a new post or a copy. */
const begun = (data: FormData): ArticleForm => ({
  main_title: text(data['main_title']),
  topic: ARTICLE_TOPICS.find((topic) => topic === data['topic']) ?? 'choosing',
  author: text(data['author']),
  image_id: number(data['image_id']),
  sections: items(data['sections']).map((section) => ({
    key: text(section['key']) || newKey(),
    paragraph_title: text(section['paragraph_title']),
    image_id: number(section['image_id']),
    paragraphs: items(section['paragraphs']).map((paragraph) => ({
      key: text(paragraph['key']) || newKey(),
      text: text(paragraph['text']),
      points: items(paragraph['points']).map((point) => ({
        key: text(point['key']) || newKey(),
        text: text(point['text']),
      })),
    })),
  })),
});
