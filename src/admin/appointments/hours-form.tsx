import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { CounselorCalendar, CounselorHours } from '../../contract/appointments.ts';
import { longDate } from '../../contract/dates.ts';
import { call } from '../frame/api.ts';
import { HoursRow } from './hours-row.tsx';

interface HoursFormProps {
  calendar: CounselorCalendar;
  branches: readonly string[];
  /** Loads the hours as they are now. */
  reload: () => Promise<void>;
}

/** Hours have no id of their own. */
const keyed = (row: CounselorHours) => ({ key: crypto.randomUUID(), row });

/** The weekly hours and the days off of one counselor. */
export function HoursForm({ calendar, branches, reload }: HoursFormProps) {
  const { counselor, version, may_change: mayChange } = calendar;
  const [rows, setRows] = useState(() => calendar.hours.map(keyed));
  const hours = rows.map(({ row }) => row);
  const [daysOff, setDaysOff] = useState<readonly string[]>(calendar.days_off);
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<string>();
  const [running, setRunning] = useState(false);
  const notify = useNotify();
  const changed = JSON.stringify([hours, daysOff]) !== JSON.stringify([calendar.hours, calendar.days_off]);
  const save = async () => {
    setRunning(true);
    setProblem(undefined);
    try {
      const body = { version, hours, days_off: [...daysOff] };
      await call('POST /api/staff/counselor-hours/{id}/', { params: { id: counselor.id }, body });
      notify('The hours are saved.', { type: 'success' });
      await reload();
    } catch (error) {
      setProblem((error as Error).message);
    }
    setRunning(false);
  };
  const add = () => {
    const last = hours.at(-1);
    const weekday = last === undefined ? 0 : (last.weekday + 1) % 7;
    const { from, until, minutes } = last ?? { from: 600, until: 1_020, minutes: 30 };
    const branch = last?.branch ?? branches[0] ?? '';
    setRows([...rows, keyed({ branch, weekday, from, until, minutes })]);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2">Every week</Typography>
      {hours.length === 0 && <div>{counselor.name} cannot be booked yet.</div>}
      {rows.map(({ key, row }) => (
        <HoursRow
          key={key}
          row={row}
          branches={branches}
          disabled={!mayChange}
          onChange={(next) => setRows(rows.map((each) => (each.key === key ? { key, row: next } : each)))}
          onRemove={() => setRows(rows.filter((each) => each.key !== key))}
        />
      ))}
      {mayChange && (
        <Button
          variant="outlined"
          color="secondary"
          onClick={add}
          sx={{ minHeight: 48, justifySelf: 'start' }}
        >
          Add hours
        </Button>
      )}
      <Typography variant="h2">Days off</Typography>
      {daysOff.length === 0 && <div>None.</div>}
      {daysOff.map((each) => (
        <Box key={each} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {longDate(each)}
          {mayChange && (
            <Button
              color="secondary"
              aria-label={`Remove ${longDate(each)}`}
              onClick={() => setDaysOff(daysOff.filter((other) => other !== each))}
            >
              Remove
            </Button>
          )}
        </Box>
      ))}
      {mayChange && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <TextField
            label="Another day off"
            type="date"
            size="small"
            value={day}
            onChange={({ target }) => setDay(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <Button
            variant="outlined"
            color="secondary"
            disabled={day === ''}
            onClick={() => {
              setDaysOff([...new Set([...daysOff, day])].toSorted());
              setDay('');
            }}
            sx={{ minHeight: 44 }}
          >
            Add the day
          </Button>
        </Box>
      )}
      {problem !== undefined && <Alert severity="error">{problem} What you changed is still here.</Alert>}
      {mayChange ? (
        <Button
          variant="contained"
          loading={running}
          disabled={!changed}
          onClick={() => void save()}
          sx={{ minHeight: 48 }}
        >
          Save the hours
        </Button>
      ) : (
        <Alert severity="info">These hours are set by {counselor.name} or an owner.</Alert>
      )}
    </Box>
  );
}
