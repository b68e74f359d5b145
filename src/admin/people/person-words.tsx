import type { Person } from '../../contract/accounts.ts';
import { ROLE_WORDS } from '../../contract/rights.ts';
import { Tag } from '../parts/tag.tsx';

export const fullName = ({ first_name, last_name }: Person): string => `${first_name} ${last_name}`.trim();

/** The name of the account, otherwise the name in its cases. */
export const saidName = (person: Person): string =>
  fullName(person) ||
  (person.in_cases ? `${person.in_cases.first_name} ${person.in_cases.last_name}`.trim() : '');

/** The most important status of an account: disabled, not confirmed, or active. */
export function PersonState({ person }: { person: Person }) {
  if (person.status === 'disabled') return <Tag tone="shut">Disabled</Tag>;
  if (person.verified_at === null) {
    return <Tag tone="open">{person.entered_at === null ? 'Not confirmed' : 'No password yet'}</Tag>;
  }
  return <Tag tone="good">Active</Tag>;
}

export const PersonRole = ({ person }: { person: Person }) =>
  person.staff_role ? <Tag tone="plain">{ROLE_WORDS[person.staff_role].label}</Tag> : null;
