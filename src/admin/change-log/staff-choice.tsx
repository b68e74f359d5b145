import { useGetList } from 'ra-core';
import type { Person } from '../../contract/accounts.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import { saidName } from '../people/person-words.tsx';

/** Limits the log to what one member of staff did. Former ones are reached from their page under People. */
export function StaffChoice() {
  const { data = [] } = useGetList<Person>('staff', { pagination: { page: 1, perPage: 100 } });
  const choices = data.map((person) => ({ value: person.id, label: saidName(person) || person.email }));
  return <ChoiceFilter name="person" label="Who" all="Everybody" choices={choices} />;
}
