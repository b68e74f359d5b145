import * as calls from '../../contract/calls/articles.ts';
import { handleCall } from '../http/handle-call.ts';
import * as examples from '../examples/content.ts';
import { page } from '../examples/catalogue.ts';
import { pagingOf } from '../http/parameters.ts';

export const listArticles = handleCall(calls.listArticles, {
  tag: 'Blog',
  summary: 'Posts of the blog',
  description: 'Published posts with their whole text, newest first.',
  example: page(examples.article),
  errors: ['invalid_page'],
  run: ({ reads }, { query }) => reads.articles(pagingOf(query)),
});

export const readArticle = handleCall(calls.readArticle, {
  tag: 'Blog',
  summary: 'One post',
  description: 'A published post.',
  example: examples.article,
  errors: ['not_found'],
  run: ({ reads }, { params }) => reads.article(params.id),
});
