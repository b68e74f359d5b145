import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { below } from '../fields/text-input.tsx';
import { nothing, type InputProps } from '../store/use-form.ts';

export interface IdOption {
  id: string;
  words: string;
}

/** An id that is found by typing words of what it stands for. */
export function IdChoice({
  options,
  loading = false,
  ...props
}: InputProps & { options: readonly IdOption[]; loading?: boolean }) {
  const { id, label, field, value, onChange, onLeave, fault, readOnly } = props;
  const chosen = typeof value === 'string' && value !== '' ? value : null;
  const known =
    options.find((option) => option.id === chosen) ??
    (chosen === null ? null : { id: chosen, words: chosen });
  return (
    <Autocomplete<IdOption>
      id={id}
      options={[...options]}
      value={known}
      loading={loading}
      readOnly={readOnly}
      getOptionLabel={({ words }) => words}
      getOptionKey={({ id: key }) => key}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_event, option) => onChange(option ? option.id : nothing(field))}
      onBlur={onLeave}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={fault !== undefined}
          helperText={below(props)}
          placeholder="Type a word of it"
        />
      )}
    />
  );
}
