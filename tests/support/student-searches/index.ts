import { DEGREE_SEARCHES, SUBJECT_SEARCHES } from './subjects.ts';
import { FURTHER_SEARCHES } from './further.ts';
import type { StudentSearch } from './types.ts';
import { NAME_SEARCHES, WISH_SEARCHES } from './wishes.ts';

export const STUDENT_SEARCHES: readonly StudentSearch[] = [
  ...SUBJECT_SEARCHES,
  ...DEGREE_SEARCHES,
  ...WISH_SEARCHES,
  ...NAME_SEARCHES,
  ...FURTHER_SEARCHES,
];
