import TextField from '@mui/material/TextField';
import type { FieldOf } from '../../../contract/forms/field.ts';
import { plain } from '../words/plain.ts';
import { nothing, type InputProps } from '../store/use-form.ts';

/** From this part of the limit on the remaining characters are counted. */
const NEAR = 0.8;

/** 'at most' is said when it begins to matter. */
export function counted(length: number, most: number | null): string | null {
  if (most === null || length < most * NEAR) return null;
  const left = most - length;
  const number = Math.abs(left).toLocaleString('en');
  const characters = Math.abs(left) === 1 ? 'character' : 'characters';
  return left >= 0 ? `${number} ${characters} left` : `${number} ${characters} too many`;
}

/** Help, counter and fault below an input. The fault replaces the help. */
export function below({ field, fault }: Pick<InputProps, 'field' | 'fault'>, counter: string | null = null) {
  const said = [fault ?? field.help, counter].filter((part) => part !== null && part !== undefined);
  return said.length > 0 ? said.join(' · ') : undefined;
}

/** One line or several lines of text. What is too long is kept and counted, never cut off. */
export function TextInput(props: InputProps) {
  const { id, label, value, onChange, onLeave, fault, readOnly } = props;
  const field = props.field as FieldOf<'text'>;
  const text = plain(value);
  const lines = field.input !== 'line';
  return (
    <TextField
      id={id}
      label={label}
      value={text}
      fullWidth
      multiline={lines}
      {...(lines && { minRows: 3, maxRows: 18 })}
      error={fault !== undefined}
      helperText={below(props, counted(text.length, field.most))}
      onChange={({ target }) =>
        onChange(target.value === '' && field.empty !== null ? nothing(field) : target.value)
      }
      onBlur={onLeave}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          readOnly,
          'aria-required': field.required,
          ...(field.format && { inputMode: field.format }),
        },
      }}
    />
  );
}
