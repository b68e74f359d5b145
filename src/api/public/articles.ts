import { articleListSchema, articleSchema } from '../../contract/articles.ts';
import { defineCall } from '../http/define-call.ts';
import * as examples from '../examples/content.ts';
import { page } from '../examples/catalogue.ts';
import { PAGING, pagingOf, pathId } from '../http/parameters.ts';

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
  run: ({ reads }, { query }) => reads.articles(pagingOf(query)),
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
  run: ({ reads }, { params }) => reads.article(params.id),
});
