import * as calls from '../../contract/calls/staff-posts.ts';
import { page } from '../examples/catalogue.ts';
import { staffPost } from '../examples/posts.ts';
import { handleCall } from '../http/handle-call.ts';
import { lastOf, pagingOf } from '../http/parameters.ts';

/** Calls of the back office about posts. Their text is written with the calls of edits. */

export const listStaffPosts = handleCall(calls.listStaffPosts, {
  tag: 'Staff: posts',
  summary: 'Posts, drafts too',
  description:
    'What changed last first, unless ordered otherwise. Title, topic and author are those of the draft.',
  auth: 'staff',
  right: ['posts', 'read'],
  limit: 'staff',
  example: page(staffPost),
  errors: ['bad_filter', 'invalid_page'],
  run: ({ posts }, { query }) =>
    posts.list({
      ...pagingOf(query),
      search: lastOf(query, 'search'),
      status: lastOf(query, 'status'),
      topic: lastOf(query, 'topic'),
      ordering: lastOf(query, 'ordering'),
    }),
});
