import TextField from '@mui/material/TextField';
import { definition, opened } from '../../../contract/forms/open.ts';
import { below } from '../fields/text-input.tsx';
import { nothing, type InputProps } from '../store/use-form.ts';

/** The id of something, as text or number by its schema. */
export function IdInput(props: InputProps) {
  const { id, label, field, value, onChange, onLeave, fault, readOnly } = props;
  const isNumber = ['number', 'int'].includes(definition(opened(field.schema).inner).type);
  const read = (text: string) => (isNumber && /^\d+$/.test(text) ? Number(text) : text);
  return (
    <TextField
      id={id}
      label={label}
      value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
      error={fault !== undefined}
      helperText={below(props)}
      onChange={({ target }) => onChange(target.value === '' ? nothing(field) : read(target.value.trim()))}
      onBlur={onLeave}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly, 'aria-required': field.required } }}
    />
  );
}
