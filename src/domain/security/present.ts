import type { SecurityEntry } from '../../contract/security-log.ts';
import { agentInWords } from '../accounts/policy.agents.ts';
import type { SecurityEventRow } from './rows.ts';

/** A row joined with what its ids refer to, where that still exists. */
export type ListedRow = SecurityEventRow & {
  account_email: string | null;
  subject_email: string | null;
  reference: string | null;
};

export function presentEntry(row: ListedRow): SecurityEntry {
  const { account_id, subject_id, subject_kind, agent } = row;
  return {
    id: row.id,
    at: row.at.toISOString(),
    last_at: row.last_at.toISOString(),
    times: row.times,
    event: row.event,
    result: row.result,
    account: account_id === null ? null : { id: account_id, email: row.account_email },
    unknown_account: row.unknown_account,
    subject:
      subject_id === null || subject_kind === null
        ? null
        : {
            kind: subject_kind,
            id: subject_id,
            label: subject_kind === 'person' ? row.subject_email : row.reference,
          },
    address: row.address,
    agent,
    program: agent === '' ? '' : agentInWords(agent),
    detail: row.detail,
  };
}
