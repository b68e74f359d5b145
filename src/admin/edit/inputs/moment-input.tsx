import TextField from '@mui/material/TextField';
import { momentFromTyped, nepalDayAndTime, nepalTyped } from '../../../contract/nepal-time.ts';
import { below } from '../fields/text-input.tsx';
import { nothing, type InputProps } from '../store/use-form.ts';

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** A day and a time in Nepal, wherever the device is. */
export function MomentInput(props: InputProps) {
  const { id, label, field, value, onChange, onLeave, fault, readOnly } = props;
  const words = isMoment(value) ? `${nepalDayAndTime(value)}, Nepal time` : null;
  return (
    <TextField
      id={id}
      type="datetime-local"
      label={label}
      value={isMoment(value) ? nepalTyped(value) : ''}
      error={fault !== undefined}
      helperText={below(props, words)}
      onChange={({ target }) =>
        onChange(target.value === '' ? nothing(field) : momentFromTyped(target.value))
      }
      onBlur={onLeave}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly, 'aria-required': field.required } }}
    />
  );
}
