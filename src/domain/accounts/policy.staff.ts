import type { StaffRole } from '../../contract/rights.ts';

/** What decides whether somebody can work in the back office, and as what. */
export interface StaffState {
  staff_role: StaffRole | null;
  status: 'active' | 'disabled';
}

/** Staff who can log in. A disabled account gives no access. */
export const canWorkAsStaff = ({ staff_role, status }: StaffState): boolean =>
  staff_role !== null && status === 'active';
