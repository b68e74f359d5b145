import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useFilter } from './use-filter.ts';

interface ChoiceFilterProps {
  /** The filter's name in the API. */
  name: string;
  label: string;
  /** Label for no choice: 'Everybody'. */
  all: string;
  choices: readonly { value: string; label: string }[];
}

/** A single choice as a native select, which works best on phones. */
export function ChoiceFilter({ name, label, all, choices }: ChoiceFilterProps) {
  const { chosen, choose } = useFilter(name);
  const id = useId();
  return (
    <TextField
      id={id}
      select
      label={label}
      size="small"
      value={chosen}
      onChange={({ target: { value } }) => choose(value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true, htmlFor: id } }}
    >
      <option value="">{all}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
