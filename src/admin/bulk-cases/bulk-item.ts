import type { StaffApplicationItem } from '../../contract/applications.ts';
import type { FollowUp, FollowUpsBody, FollowUpsDone } from '../../contract/follow-up.ts';

/** What actions on several cases need to know of each. */
export type BulkItem = Pick<
  StaffApplicationItem,
  'id' | 'reference' | 'first_name' | 'last_name' | 'email' | 'state' | 'counselor' | 'next_step' | 'next_on'
>;

/** Most cases that can be selected at once. */
export const MOST_SELECTED = 500;

/** What giving to a colleague and planning need to know of a case or an enquiry. */
export interface FollowItem extends FollowUp {
  id: string;
  /** What messages call it by. */
  reference: string;
  /** 'Asha Rai, PR-2345-6789' */
  words: string;
}

/** The difference between cases and enquiries for it. */
export interface FollowKind {
  counted: (count: number) => string;
  /** Changes some of them. */
  send: (items: FollowUpsBody['items'], after: FollowUpsBody['after']) => Promise<FollowUpsDone>;
}

export interface FollowDialogProps {
  kind: FollowKind;
  selected: readonly FollowItem[];
  onClose: () => void;
  /** @param left ids with which nothing was done */
  onDone: (left: readonly string[]) => void;
}

export interface BulkDialogProps {
  selected: readonly BulkItem[];
  onClose: () => void;
  /** @param left ids with which nothing was done */
  onDone: (left: readonly string[]) => void;
}

export const casesOf = (count: number) => (count === 1 ? '1 case' : `${count.toLocaleString('en')} cases`);
