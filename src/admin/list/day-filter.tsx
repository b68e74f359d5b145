import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useListContext } from 'react-admin';

/** One day, chosen with the system's own calendar. Its value is an ISO date. */
export function DayFilter({ name, label }: { name: string; label: string }) {
  const { filterValues, setFilters } = useListContext();
  const { [name]: chosen = '', ...others } = filterValues as Record<string, string>;
  const id = useId();
  return (
    <TextField
      id={id}
      type="date"
      label={label}
      size="small"
      value={chosen}
      onChange={({ target: { value } }) => setFilters(value ? { ...others, [name]: value } : others, [])}
      slotProps={{ inputLabel: { shrink: true, htmlFor: id } }}
    />
  );
}
