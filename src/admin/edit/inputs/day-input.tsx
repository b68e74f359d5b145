import TextField from '@mui/material/TextField';
import { below } from '../fields/text-input.tsx';
import { nothing, type InputProps } from '../store/use-form.ts';

/** A day, with the calendar of the device. */
export function DayInput(props: InputProps) {
  const { id, label, field, value, onChange, onLeave, fault, readOnly } = props;
  return (
    <TextField
      id={id}
      type="date"
      label={label}
      value={typeof value === 'string' ? value : ''}
      error={fault !== undefined}
      helperText={below(props)}
      onChange={({ target }) => onChange(target.value === '' ? nothing(field) : target.value)}
      onBlur={onLeave}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly, 'aria-required': field.required } }}
    />
  );
}
