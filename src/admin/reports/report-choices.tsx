import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useState, type ReactNode } from 'react';
import { REPORTS } from '../../content/reports.ts';
import { isDay } from '../../contract/day-range.ts';
import { GROUPS_OF, REPORT_GROUPS, REPORT_PERIODS, type ReportName } from '../../contract/report-names.ts';
import { useToday } from '../frame/use-today.ts';
import type { AskedReport } from './use-report.ts';

const OWN = 'own';

interface ReportChoicesProps {
  name: ReportName;
  asked: AskedReport;
  onAsk: (next: (before: AskedReport) => AskedReport) => void;
}

/** Which time a report is about, and what there is a line for. */
export function ReportChoices({ name, asked, onAsk }: ReportChoicesProps) {
  const { by } = asked;
  const [usual] = GROUPS_OF[name];
  const [choosing, setChoosing] = useState(false);
  const own = choosing || asked.from !== undefined || asked.to !== undefined;
  const { timed } = REPORTS[name];
  if (!timed && !usual) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5, displayPrint: 'none' }}>
      {timed && (
        <Choice
          label="Time"
          value={own ? OWN : (asked.period ?? 'last_12_months')}
          onChoose={(period) => {
            setChoosing(period === OWN);
            if (period !== OWN) onAsk((before) => ({ ...groupOf(before), period }));
          }}
        >
          {Object.entries(REPORT_PERIODS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
          <option value={OWN}>From … to …</option>
        </Choice>
      )}
      {timed && own && (
        <OwnDays
          key={`${asked.from} ${asked.to}`}
          asked={asked}
          onDays={(days) => onAsk((before) => ({ ...groupOf(before), ...days }))}
        />
      )}
      {usual && (
        <Choice
          label="A line for each"
          value={by ?? usual}
          onChoose={(next) => onAsk((before) => ({ ...before, by: next }))}
        >
          {GROUPS_OF[name].map((value) => (
            <option key={value} value={value}>
              {REPORT_GROUPS[value]}
            </option>
          ))}
        </Choice>
      )}
    </Box>
  );
}

const groupOf = ({ by }: AskedReport): AskedReport => (by === undefined ? {} : { by });

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      select
      label={label}
      size="small"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true, htmlFor: id } }}
    >
      {children}
    </TextField>
  );
}

/** Days of one's own. They are asked for with a button, because a date is typed in parts. */
function OwnDays({ asked, onDays }: { asked: AskedReport; onDays: (days: AskedReport) => void }) {
  const today = useToday();
  const [from, setFrom] = useState(asked.from ?? `${today.slice(0, 7)}-01`);
  const [to, setTo] = useState(asked.to ?? today);
  const wrong = from !== '' && to !== '' && from > to;
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isDay(from) && isDay(to) && !wrong) onDays({ from, to });
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}
    >
      <Day label="From" value={from} onChange={setFrom} />
      <Day label="To" value={to} onChange={setTo} {...(wrong && { fault: 'Before the first day' })} />
      <Button type="submit" variant="outlined" color="secondary">
        Show
      </Button>
    </Box>
  );
}

interface DayProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
  fault?: string;
}

function Day({ label, value, onChange, fault }: DayProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      type="date"
      label={label}
      size="small"
      required
      value={value}
      error={fault !== undefined}
      helperText={fault}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true, htmlFor: id } }}
    />
  );
}
