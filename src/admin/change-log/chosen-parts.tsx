import Chip from '@mui/material/Chip';
import { useListContext } from 'react-admin';

/** Says that the list is limited to one object, after following a link to its history, and removes that filter. */
export function ChosenParts() {
  const { filterValues, setFilters, data } = useListContext();
  const { object, ...others } = filterValues as Record<string, string | undefined>;
  if (object === undefined) return null;
  const title = (data?.[0] as { title?: string } | undefined)?.title;
  return (
    <Chip
      label={`Only ${title || 'one object'}`}
      onDelete={() => setFilters(others, [])}
      sx={{ justifySelf: 'start' }}
    />
  );
}
