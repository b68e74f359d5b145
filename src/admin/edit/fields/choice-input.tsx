import TextField from '@mui/material/TextField';
import type { FieldOf } from '../../../contract/forms/field.ts';
import { nothing, type InputProps } from '../store/use-form.ts';
import { plain } from '../words/plain.ts';
import { below } from './text-input.tsx';

/** One of a few values. The device's own list: it is quick on phones, and opens by keyboard everywhere. */
export function ChoiceInput(props: InputProps) {
  const { id, label, value, onChange, onLeave, fault, readOnly } = props;
  const { options, empty, required } = props.field as FieldOf<'choice'>;
  const chosen = options.findIndex((option) => option.value === value);
  // A value that is no longer offered is shown, so that nobody publishes another by accident.
  const foreign = chosen === -1 && value !== undefined && value !== null && value !== '';
  return (
    <TextField
      id={id}
      select
      label={label}
      value={chosen === -1 ? '' : String(chosen)}
      fullWidth
      disabled={readOnly}
      error={fault !== undefined}
      helperText={below(props)}
      onChange={({ target }) =>
        onChange(target.value === '' ? nothing(props.field) : options[Number(target.value)]?.value)
      }
      onBlur={onLeave}
      sx={{ maxWidth: '28rem' }}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { 'aria-required': required },
      }}
    >
      {(chosen === -1 || empty !== null) && (
        <option value="">
          {foreign ? `${plain(value)} (no longer offered)` : empty === null ? 'Choose' : 'None'}
        </option>
      )}
      {options.map((option, at) => (
        <option key={String(option.value)} value={String(at)}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
