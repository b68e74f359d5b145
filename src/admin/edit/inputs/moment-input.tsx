import TextField from '@mui/material/TextField';
import { nepalCell, nepalDayAndTime } from '../../../contract/nepal-time.ts';
import { below } from '../fields/text-input.tsx';
import { nothing, type InputProps } from '../store/use-form.ts';

/** '2026-12-12T14:00', typed in Nepal's time, as a moment. */
export const momentOf = (typed: string): string => new Date(`${typed}:00+05:45`).toISOString();
/** A moment as the input shows it, in Nepal's time. */
export const typedOf = (moment: string): string => nepalCell(moment).replace(' ', 'T');

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
      value={isMoment(value) ? typedOf(value) : ''}
      error={fault !== undefined}
      helperText={below(props, words)}
      onChange={({ target }) => onChange(target.value === '' ? nothing(field) : momentOf(target.value))}
      onBlur={onLeave}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly, 'aria-required': field.required } }}
    />
  );
}
