import type { StaffPost } from '../../contract/posts.ts';
import { article } from './content.ts';

/** A fictitious post for the documentation, as staff see it in their list. */
export const staffPost: StaffPost = {
  id: article.id,
  title: article.main_title,
  status: 'published',
  has_draft: false,
  topic: article.topic,
  author: article.author,
  sample: false,
  published_at: article.published_at,
  changed_at: article.updated_at,
  changed_by: 'Sita Shrestha',
};
