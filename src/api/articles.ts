import { articleListSchema, articleSchema } from '../contract/articles.ts';
import { defineCall } from './call.ts';
import * as examples from './content-examples.ts';
import { page } from './examples.ts';
import { PAGING, pagingOf, pathId } from './parameters.ts';

export const listArticles = defineCall({
  method: 'get',
  path: '/api/app/blog-list/',
  tag: 'Blog',
  summary: 'Posts of the blog',
  description: 'Published posts with their whole text, newest first.',
  parameters: PAGING,
  answer: articleListSchema,
  example: page(examples.article),
  errors: ['invalid_page'],
  run: ({ services }, { query }) => services.articles(pagingOf(query)),
});

export const readArticle = defineCall({
  method: 'get',
  path: '/api/app/blog-info/{id}',
  tag: 'Blog',
  summary: 'One post',
  description: 'A published post.',
  parameters: [pathId('post')],
  answer: articleSchema,
  example: examples.article,
  errors: ['not_found'],
  run: ({ services }, { params }) => services.article(params.id),
});
