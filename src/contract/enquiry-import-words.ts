/** The lists that imports of enquiries use, with their words. Without zod: browsers read it. */

/** What a column of the file can be. */
export const IMPORT_FIELDS = {
  name: 'Name',
  given_name: 'First name',
  family_name: 'Last name',
  contact: 'Phone number',
  email: 'E-mail address',
  interest: 'Wants, in words',
  country: 'Country',
  intake: 'Intake',
  message: 'What the person said',
  notes: 'Notes',
  source: 'Source',
  source_detail: 'Which fair, or who sent them',
  entered: 'Day of the enquiry',
  counselor: 'Counselor',
  branch: 'Branch',
  stage: 'Stage',
  next_step: 'Next step',
  next_on: 'Day of the next step',
} as const;
export type ImportField = keyof typeof IMPORT_FIELDS;

/** Fields that several columns may be: their texts are joined. */
export const JOINED_FIELDS: ReadonlySet<ImportField> = new Set([
  'name',
  'contact',
  'interest',
  'message',
  'notes',
  'source_detail',
]);

/** Fields whose words are matched with ours. */
export const MATCHED_FIELDS = ['source', 'stage', 'counselor', 'country', 'branch'] as const;
export type MatchedField = (typeof MATCHED_FIELDS)[number];

/** What the check found out about a row. */
export const ROW_OUTCOMES = {
  new: 'New',
  maybe: 'Maybe known',
  known: 'Known already',
  twice: 'Twice in the file',
  wrong: 'With a problem',
  kept: 'Not undone',
} as const;
export type RowOutcome = keyof typeof ROW_OUTCOMES;

export const IMPORT_STATES = [
  'open',
  'checking',
  'checked',
  'writing',
  'written',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
export const IMPORT_STEPS = ['check', 'write', 'undo'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

export const MOST_ENQUIRY_FILE_BYTES = 5_000_000;
export const MOST_ENQUIRY_ROWS = 10_000;
export const MOST_ENQUIRY_COLUMNS = 60;
