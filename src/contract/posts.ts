import * as z from 'zod';
import { ARTICLE_TOPICS } from './article-topics.ts';
import { editStatusSchema } from './edits/state.ts';
import { pagedSchema } from './paging.ts';

/** Posts as the back office lists them. Visitors read them as articles.ts describes. */

export const STAFF_POST_ORDERINGS = [
  'changed_at',
  '-changed_at',
  'published_at',
  '-published_at',
  'title',
  '-title',
] as const;
export type StaffPostOrdering = (typeof STAFF_POST_ORDERINGS)[number];

export const staffPostSchema = z
  .object({
    id: z.int(),
    /** Of the draft, if there is one. */
    title: z.string(),
    status: editStatusSchema,
    /** There is a newer text that visitors do not see. */
    has_draft: z.boolean(),
    topic: z.enum(ARTICLE_TOPICS),
    author: z.string(),
    sample: z.boolean(),
    /** When it appeared or will appear; null: it was never published. */
    published_at: z.iso.datetime({ offset: true }).nullable(),
    changed_at: z.iso.datetime({ offset: true }),
    changed_by: z.string().nullable(),
  })
  .meta({ id: 'StaffPost' });
export type StaffPost = z.infer<typeof staffPostSchema>;
export const staffPostListSchema = pagedSchema(staffPostSchema).meta({ id: 'StaffPostList' });
