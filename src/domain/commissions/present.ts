import type { Selectable } from 'kysely';
import type { CommissionState } from '../../contract/commission-states.ts';
import type { Commission } from '../../contract/commissions.ts';
import type { CommissionsTable } from '../../platform/database/tables/commissions.ts';
import { nameOfPerson } from '../accounts/data.names.ts';

interface CommissionRow extends Selectable<CommissionsTable> {
  reference: string | null;
  /** Who changed it last, while they have an account. */
  first_name: string | null;
  last_name: string | null;
  email: string | null;
}

/** @param today 'YYYY-MM-DD' in Nepal */
export const presentCommission = (row: CommissionRow, today: string): Commission => ({
  id: row.id,
  application: row.application_id,
  reference: row.reference,
  university: row.university,
  currency: row.currency,
  expected: row.expected,
  expected_on: row.expected_on,
  invoiced_on: row.invoiced_on,
  received_on: row.received_on,
  received: row.received,
  note: row.note,
  state: stateOf(row, today),
  version: row.version,
  changed_at: row.changed_at.toISOString(),
  changed_by: who(row),
  take_back_reason: row.take_back_reason,
});

function stateOf(row: CommissionRow, today: string): CommissionState {
  if (row.taken_back_at !== null) return 'taken_back';
  if (row.received_on !== null) return 'received';
  if (row.expected_on !== null && row.expected_on < today) return 'overdue';
  return row.invoiced_on === null ? 'open' : 'invoiced';
}

const who = ({ first_name, last_name, email }: CommissionRow): string | null =>
  email === null ? null : nameOfPerson({ first_name: first_name ?? '', last_name: last_name ?? '', email });
