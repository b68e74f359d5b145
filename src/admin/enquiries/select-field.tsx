import TextField from '@mui/material/TextField';
import { useId } from 'react';

interface SelectFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  choices: readonly { value: string; label: string }[];
  /** The words for no choice; unset: there is always one. */
  none?: string;
  size?: 'small' | 'medium';
  fault?: string | undefined;
  disabled?: boolean;
}

/** One of a few choices as a native select, which works best on phones. */
export function SelectField(props: SelectFieldProps) {
  const { label, value, onChange, choices, none, size = 'medium', fault, disabled = false } = props;
  const id = useId();
  return (
    <TextField
      id={id}
      select
      label={label}
      size={size}
      value={value}
      disabled={disabled}
      error={fault !== undefined}
      helperText={fault}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true, htmlFor: id } }}
    >
      {none !== undefined && <option value="">{none}</option>}
      {choices.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </TextField>
  );
}
