import { articleListSchema, articleSchema } from '../articles.ts';
import { describeCall } from './describe.ts';
import { PAGING, pathId } from './parameters.ts';

export const listArticles = describeCall({
  method: 'get',
  path: '/api/app/blog-list/',
  parameters: PAGING,
  answer: articleListSchema,
});

export const readArticle = describeCall({
  method: 'get',
  path: '/api/app/blog-info/{id}',
  parameters: [pathId('post')],
  answer: articleSchema,
});
