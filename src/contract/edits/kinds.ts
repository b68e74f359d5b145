import * as z from 'zod';

/** What staff edit, and which object of the table of rights (rights.ts) each belongs to. */
export const EDIT_KINDS = {
  /** A document of the site: settings, guides, services and texts. Its object is the document's name. */
  document: { label: 'Page or setting', right: 'content' },
  /** A figure with its source. Its object is the fact's id. */
  fact: { label: 'Figure', right: 'content' },
  article: { label: 'Post', right: 'posts' },
  event: { label: 'Event', right: 'events' },
  university: { label: 'University', right: 'catalogue' },
  course: { label: 'Course', right: 'catalogue' },
  scholarship: { label: 'Scholarship', right: 'catalogue' },
  country: { label: 'Country', right: 'catalogue' },
  city: { label: 'City', right: 'catalogue' },
  campus: { label: 'Campus', right: 'catalogue' },
  level: { label: 'Level', right: 'catalogue' },
  field: { label: 'Field of study', right: 'catalogue' },
  rate: { label: 'Exchange rate', right: 'catalogue' },
} as const satisfies Record<string, { label: string; right: string }>;

export type EditKind = keyof typeof EDIT_KINDS;
export const editKindSchema = z.enum(Object.keys(EDIT_KINDS) as [EditKind, ...EditKind[]]);
