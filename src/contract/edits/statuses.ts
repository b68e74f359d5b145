/** Without zod: browsers read it. */

/** draft: never published. changed: published, with a draft that is not. scheduled: appears at `publish_at`. */
export const EDIT_STATUSES = ['draft', 'scheduled', 'published', 'changed', 'withdrawn'] as const;
