import { useGetList, useGetOne } from 'ra-core';
import type { Person } from '../../contract/accounts.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import { useFilter } from '../list/use-filter.ts';
import { saidName } from '../people/person-words.tsx';

/** Limits the log to what one person did: a member of staff, or who was chosen on their page under People. */
export function StaffChoice() {
  const { data: staff = [], isSuccess } = useGetList<Person>('staff', {
    pagination: { page: 1, perPage: 100 },
  });
  const { chosen } = useFilter('person');
  const isStranger = isSuccess && chosen !== '' && !staff.some(({ id }) => id === chosen);
  const { data: stranger } = useGetOne<Person>(
    'people',
    { id: chosen },
    { enabled: isStranger, retry: false },
  );
  const choices = staff.map((person) => ({ value: person.id, label: saidName(person) || person.email }));
  if (isStranger) choices.push({ value: chosen, label: stranger?.email ?? 'An erased account' });
  return <ChoiceFilter name="person" label="Who" all="Everybody" choices={choices} />;
}
