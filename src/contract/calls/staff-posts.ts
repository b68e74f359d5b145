import * as z from 'zod';
import { ARTICLE_TOPICS } from '../article-topics.ts';
import { editStatusSchema } from '../edits/state.ts';
import { STAFF_POST_ORDERINGS, staffPostListSchema } from '../posts.ts';
import { describeCall } from './describe.ts';
import { PAGING, queryParameter } from './parameters.ts';

export const listStaffPosts = describeCall({
  method: 'get',
  path: '/api/staff/posts/',
  parameters: [
    queryParameter(
      'search',
      'Parts of words in title and author; every word must match.',
      z.string(),
      'bank loan',
    ),
    queryParameter('status', 'Where it stands.', editStatusSchema, 'scheduled'),
    queryParameter('topic', 'What it is about.', z.enum(ARTICLE_TOPICS), 'money'),
    queryParameter(
      'ordering',
      'Order; - reverses it. Unknown values are ignored.',
      z.enum(STAFF_POST_ORDERINGS),
      '-published_at',
    ),
    ...PAGING,
  ],
  answer: staffPostListSchema,
});
