import type { Selectable } from 'kysely';
import type { ApplicationRow } from '../applications/rows.ts';
import type { ChecklistMarksTable } from '../../platform/database/tables/applications.ts';

export type MarkRow = Selectable<ChecklistMarksTable>;

/** What decides which lines a case has. */
export type ChecklistCase = Pick<
  ApplicationRow,
  'id' | 'university_id' | 'marital_status' | 'sponsors' | 'checklist_country'
>;
