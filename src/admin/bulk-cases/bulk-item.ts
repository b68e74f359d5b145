import type { StaffApplicationItem } from '../../contract/applications.ts';

/** What actions on several cases need to know of each. */
export type BulkItem = Pick<
  StaffApplicationItem,
  'id' | 'reference' | 'first_name' | 'last_name' | 'email' | 'state' | 'counselor' | 'next_step' | 'next_on'
>;

/** Most cases that can be selected at once. */
export const MOST_SELECTED = 500;

export interface BulkDialogProps {
  selected: readonly BulkItem[];
  onClose: () => void;
  /** @param left ids with which nothing was done */
  onDone: (left: readonly string[]) => void;
}

export const casesOf = (count: number) => (count === 1 ? '1 case' : `${count.toLocaleString('en')} cases`);
