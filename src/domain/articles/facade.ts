import type { Kysely } from 'kysely';
import type { Result } from '../../contract/errors.ts';
import type { Page } from '../../contract/paging.ts';
import type { StaffPost } from '../../contract/posts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { listStaffPosts, type StaffPostQuery } from './data.staff.ts';

/** What staff see of posts besides their forms. */
export interface Posts {
  /** Every post, drafts too. @returns invalid (status, topic), invalid_page */
  list(query: StaffPostQuery): Promise<Result<Page<StaffPost>>>;
}

export const createPosts = (context: { db: Kysely<Database>; clock: Clock }): Posts => ({
  list: (query) => listStaffPosts(context, query),
});
