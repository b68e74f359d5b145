/** Without zod: browsers read it. */

/** draft: never published. changed: published, with a draft that is not. scheduled: appears at `publish_at`. */
export const EDIT_STATUSES = ['draft', 'scheduled', 'published', 'changed', 'withdrawn'] as const;
export type EditStatus = (typeof EDIT_STATUSES)[number];

/** What screens call them, everywhere the same. */
export const STATUS_WORDS: Readonly<Record<EditStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Published, with a draft',
  withdrawn: 'Withdrawn',
};
