import TextField from '@mui/material/TextField';
import type { Ref } from 'react';

/** Maximum length in the API. */
const MAX_LENGTH = 4_000;
/** From this many remaining characters on they are counted down. */
const NEAR = 300;

interface NoteFieldProps {
  label: string;
  /** Where the text will appear. */
  help: string;
  text: string;
  onChange: (text: string) => void;
  problem?: string | undefined;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** A field for a message to a student. */
export function NoteField({ label, help, text, onChange, problem, inputRef }: NoteFieldProps) {
  const left = MAX_LENGTH - text.length;
  const counted = left <= NEAR ? ` ${left} characters left.` : '';
  return (
    <TextField
      label={label}
      multiline
      fullWidth
      minRows={3}
      maxRows={12}
      value={text}
      error={problem !== undefined}
      helperText={problem ?? `${help}${counted}`}
      onChange={({ target }) => onChange(target.value)}
      inputRef={inputRef}
      slotProps={{ htmlInput: { maxLength: MAX_LENGTH }, inputLabel: { shrink: true } }}
    />
  );
}
