import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { StaffRate } from '../../contract/staff-rates.ts';
import { useChange } from '../frame/use-change.ts';
import { ConfirmAction } from '../parts/confirm-action.tsx';
import { rateWords } from './rate-words.ts';

const shrunk = { inputLabel: { shrink: true } };

/** Types a rate, which wins over fetched ones, or goes back to the bank's. */
export function RateForm({ rate }: { rate: StaffRate }) {
  const { act } = useChange();
  const [npr, setNpr] = useState('');
  const [day, setDay] = useState(() => nepalDate(new Date()));
  const [source, setSource] = useState(rate.set_by_staff ? rate.source : '');
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const unit = rate.bank?.unit ?? 1;
  const save = async () => {
    setRunning(true);
    setProblem(undefined);
    const amount = Number(npr.replaceAll(',', ''));
    const body = { npr: amount, unit, as_of: day, source };
    await act(
      'POST /api/staff/rates/{id}/set/',
      { params: { id: rate.id }, body },
      `${rate.id} is now at ${rateWords(amount / unit)} rupees.`,
    ).then(
      () => setNpr(''),
      (error: unknown) => setProblem((error as Error).message),
    );
    setRunning(false);
  };
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 2, maxWidth: 720 }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Typography variant="h2">Type a rate</Typography>
      <Typography>Rates that are fetched do not replace it, until you go back to the bank’s rate.</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr 1fr' } }}>
        <TextField
          label={unit === 1 ? `Rupees for 1 ${rate.id}` : `Rupees for ${unit} ${rate.id}`}
          value={npr}
          required
          onChange={({ target }) => setNpr(target.value)}
          slotProps={{ ...shrunk, htmlInput: { inputMode: 'decimal', pattern: String.raw`[\d,]*\.?\d+` } }}
        />
        <TextField
          label="Of the day"
          type="date"
          value={day}
          required
          onChange={({ target }) => setDay(target.value)}
          slotProps={shrunk}
        />
        <TextField
          label="Who published it"
          value={source}
          required
          onChange={({ target }) => setSource(target.value)}
          slotProps={{ ...shrunk, htmlInput: { maxLength: 200 } }}
        />
      </Box>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={running}>
          Use this rate
        </Button>
        {rate.set_by_staff && rate.bank && (
          <ConfirmAction
            label="Back to the bank’s rate"
            title="Use the bank’s rate again?"
            consequences={`Pages then use ${rateWords(rate.bank.sell / rate.bank.unit)} rupees for 1 ${rate.id}, and every rate that is fetched later.`}
            confirm="Use it"
            run={() =>
              act(
                'POST /api/staff/rates/{id}/release/',
                { params: { id: rate.id } },
                'Pages use the bank’s rate again.',
              )
            }
          />
        )}
      </Box>
    </Box>
  );
}
