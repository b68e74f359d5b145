import TextField from '@mui/material/TextField';

interface AmountFieldProps {
  label: string;
  /** The label for screen readers, if several fields are called the same. */
  name?: string;
  /** As typed: '12,000' is read too. */
  typed: string;
  onChange: (typed: string) => void;
}

/** An amount in whole rupees. */
export function AmountField({ label, name = label, typed, onChange }: AmountFieldProps) {
  const wrong = typed.trim() !== '' && amountOf(typed) === null;
  return (
    <TextField
      label={label}
      value={typed}
      error={wrong}
      helperText={wrong ? 'Whole rupees, such as 12,000.' : undefined}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { 'aria-label': name, inputMode: 'numeric', autoComplete: 'off', maxLength: 14 },
      }}
      sx={{ width: '9.5rem' }}
    />
  );
}

/** Whole rupees, or null for what is none. Spaces and commas between digits do not count. */
export function amountOf(typed: string): number | null {
  const digits = typed.replaceAll(/[\s,]/g, '');
  return /^\d{1,8}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null;
}
