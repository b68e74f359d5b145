/** What saved views of the list of cases consist of. Without zod: browsers read it. */

/** Columns of the table besides the student's name, in their order. */
export const CASE_COLUMNS = [
  'contact',
  'course',
  'state',
  'counselor',
  'answered',
  'submitted',
  'state_since',
] as const;
export type CaseColumn = (typeof CASE_COLUMNS)[number];
export const CASE_SHAPES = ['table', 'board'] as const;
export type CaseShape = (typeof CASE_SHAPES)[number];

export const MAX_VIEW_NAME = 60;
/** Views that one person can keep. */
export const MAX_VIEWS = 40;
