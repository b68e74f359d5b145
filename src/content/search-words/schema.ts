import * as z from 'zod';
import { COURSE_ORDERINGS } from '../../contract/course-orderings.ts';

/**
 * What students type and what they mean by it. Plain data: docs/search.md says how to add a word.
 *
 * `say` are words and phrases as typed. Case, accents, apostrophes, dots and hyphens do not matter: 'btech' is also
 * 'B.Tech' and 'b-tech'. `label` is how sentences name the meaning.
 */
const say = z.array(z.string().min(1)).min(1);
const label = z.string().min(2);
/**
 * Words that a name contains, in any order: 'information technology'. 'account*' is any word that starts so, '-graduate'
 * a word that it must not contain.
 */
const pattern = z.string().min(2);

/** A qualification level, found in the catalogue by the names of its levels. */
export const levelWordSchema = z.strictObject({
  id: z.string(),
  label,
  say,
  levels: z.array(pattern).min(1),
});

export const subjectWordSchema = z.strictObject({
  id: z.string(),
  label,
  say,
  /** Words of the names of courses that are meant. */
  names: z.array(pattern).min(1),
  /** Words that mean it anywhere in a course: its narrower field, its level. */
  about: z.array(pattern).optional(),
  /** Words of the names of courses close to it, which come later. */
  related: z.array(pattern).optional(),
  /** Fields whose courses are all meant, later still. */
  fields: z.array(pattern).optional(),
  /** Levels whose courses are all meant. */
  levels: z.array(pattern).optional(),
  /** Fields to show if no course is found. */
  otherwise: z.array(pattern).optional(),
});

/** A degree: a level, usually with a subject. */
export const degreeWordSchema = z.strictObject({
  say,
  label,
  level: z.string(),
  /** Id of the subject. With another subject beside it ('BBA finance') it only decides the order. */
  subject: z.string().optional(),
  /** Only as the first word: 'ma history' is a degree, 'australia ma' means 'in Australia'. */
  first: z.literal(true).optional(),
});

export const orderWordSchema = z.strictObject({ say, label, ordering: z.enum(COURSE_ORDERINGS) });

/** What courses do not say, and the page that does. */
export const noteWordSchema = z.strictObject({
  say,
  note: z.string().min(10),
  href: z.string().startsWith('/').nullable(),
  link: z.string().nullable(),
});

export type LevelWord = z.infer<typeof levelWordSchema>;
export type SubjectWord = z.infer<typeof subjectWordSchema>;
export type DegreeWord = z.infer<typeof degreeWordSchema>;
export type OrderWord = z.infer<typeof orderWordSchema>;
export type NoteWord = z.infer<typeof noteWordSchema>;
