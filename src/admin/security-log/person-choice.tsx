import Chip from '@mui/material/Chip';
import { useGetOne, useListContext } from 'react-admin';
import type { Person } from '../../contract/accounts.ts';

/**
 * Says that the list is limited to one person, after following a link from the person's page, and removes that
 * filter.
 */
export function PersonChoice() {
  const { filterValues, setFilters } = useListContext();
  const { person, ...others } = filterValues as Record<string, string | undefined>;
  const { data } = useGetOne<Person>(
    'people',
    { id: person ?? '' },
    { enabled: person !== undefined, retry: false },
  );
  if (person === undefined) return null;
  return (
    <Chip
      label={`Only ${data?.email ?? 'one person'}`}
      onDelete={() => setFilters(others, [])}
      sx={{ justifySelf: 'start' }}
    />
  );
}
