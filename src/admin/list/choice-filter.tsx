import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useListContext } from 'react-admin';

interface ChoiceFilterProps {
  /** The filter's name in the API. */
  name: string;
  label: string;
  /** What no choice is called: 'Everybody'. */
  all: string;
  choices: readonly { value: string; label: string }[];
}

/** One choice among a few; the system's own list, which phones show best. */
export function ChoiceFilter({ name, label, all, choices }: ChoiceFilterProps) {
  const { filterValues, setFilters } = useListContext();
  const { [name]: chosen = '', ...others } = filterValues as Record<string, string>;
  const id = useId();
  return (
    <TextField
      id={id}
      select
      label={label}
      size="small"
      value={chosen}
      onChange={({ target: { value } }) => setFilters(value ? { ...others, [name]: value } : others, [])}
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
