import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { CounselorHours } from '../../contract/appointments.ts';
import { APPOINTMENT_MINUTES, WEEKDAYS } from '../../contract/appointment-words.ts';
import { SelectField } from '../enquiries/select-field.tsx';

interface HoursRowProps {
  row: CounselorHours;
  branches: readonly string[];
  disabled: boolean;
  onChange: (row: CounselorHours) => void;
  onRemove: () => void;
}

const two = (number: number): string => String(number).padStart(2, '0');
/** 600 as '10:00', as inputs for a time have it. */
const typed = (minute: number): string => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
/** Undefined for a time that is half typed. */
const minuteOf = (text: string): number | undefined => {
  const [hour, minute] = text.split(':').map(Number);
  return hour === undefined || minute === undefined || Number.isNaN(hour + minute)
    ? undefined
    : hour * 60 + minute;
};
const DAYS = WEEKDAYS.map((label, at) => ({ value: String(at), label }));

/** Hours on one day of the week. */
export function HoursRow({ row, branches, disabled, onChange, onRemove }: HoursRowProps) {
  const time = (label: string, field: 'from' | 'until') => (
    <TextField
      label={label}
      type="time"
      size="small"
      value={typed(row[field])}
      disabled={disabled}
      onChange={({ target }) => {
        const minute = minuteOf(target.value);
        // Midnight at the end of the day is its last minute.
        if (minute !== undefined)
          onChange({ ...row, [field]: field === 'until' && minute === 0 ? 1_440 : minute });
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Box
      role="group"
      aria-label={`${WEEKDAYS[row.weekday]}, from ${typed(row.from)}`}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
        alignItems: 'center',
      }}
    >
      <SelectField
        label="Day"
        size="small"
        value={String(row.weekday)}
        disabled={disabled}
        onChange={(value) => onChange({ ...row, weekday: Number(value) })}
        choices={DAYS}
      />
      {time('From', 'from')}
      {time('Until', 'until')}
      <SelectField
        label="Each"
        size="small"
        value={String(row.minutes)}
        disabled={disabled}
        onChange={(value) => onChange({ ...row, minutes: Number(value) })}
        choices={APPOINTMENT_MINUTES.map((each) => ({ value: String(each), label: `${each} minutes` }))}
      />
      {branches.length > 1 && (
        <SelectField
          label="Office"
          size="small"
          value={row.branch}
          disabled={disabled}
          onChange={(branch) => onChange({ ...row, branch })}
          choices={branches.map((name) => ({ value: name, label: name }))}
        />
      )}
      {!disabled && (
        <Button
          color="secondary"
          onClick={onRemove}
          aria-label={`Remove ${WEEKDAYS[row.weekday]}, from ${typed(row.from)}`}
        >
          Remove
        </Button>
      )}
    </Box>
  );
}
