import type { StaffApplication } from '../../../contract/applications.ts';
import type { ChecklistWork } from './use-checklist.ts';

/** What every line of a checklist needs. */
export interface LineShared {
  application: StaffApplication;
  work: ChecklistWork;
  /** The person may change the checklist. */
  may: boolean;
  /** And may ask the student. */
  mayAsk: boolean;
  /** Lines to be asked for together. */
  chosen: ReadonlySet<string>;
  choose: (line: string, on: boolean) => void;
}
