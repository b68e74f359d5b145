import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useFilter } from './use-filter.ts';

/** A day, chosen with the native date picker. The value is an ISO date. */
export function DayFilter({ name, label }: { name: string; label: string }) {
  const { chosen, choose } = useFilter(name);
  const id = useId();
  return (
    <TextField
      id={id}
      type="date"
      label={label}
      size="small"
      value={chosen}
      onChange={({ target: { value } }) => choose(value)}
      slotProps={{ inputLabel: { shrink: true, htmlFor: id } }}
    />
  );
}
