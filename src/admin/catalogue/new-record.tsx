import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Plus from 'lucide-react/icons/plus';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { LISTS, type CatalogueKind } from '../../contract/catalogue/lists.ts';
import { call } from '../frame/api.ts';
import { faultsOfAnswer } from './faults-of-answer.ts';
import { RecordChoice } from './record-choice.tsx';
import { WORDS } from './words.ts';

/** Asks for what a new record cannot be without, keeps it where visitors do not see it, and opens its form. */
export function NewRecord({ kind }: { kind: CatalogueKind }) {
  const { one, needs } = WORDS[kind];
  const [open, setOpen] = useState(false);
  const [values, setValues] = useState<Record<string, string | number | null>>({});
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [running, setRunning] = useState(false);
  const navigate = useNavigate();
  const create = async (event: FormEvent) => {
    event.preventDefault();
    setRunning(true);
    setFaults({});
    try {
      const { object } = await call('POST /api/staff/edits/{kind}/', {
        params: { kind },
        body: { data: values },
      });
      await navigate(`/${LISTS[kind].noun}/${object}`);
    } catch (error) {
      setFaults(faultsOfAnswer(error));
      setRunning(false);
    }
  };
  const others = Object.entries(faults).filter(([field]) => !needs.some((need) => need.field === field));
  return (
    <>
      <Button variant="contained" startIcon={<Plus size={20} />} onClick={() => setOpen(true)}>
        New {one}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs" aria-labelledby="new-record">
        <form onSubmit={(event) => void create(event)} noValidate>
          <DialogTitle id="new-record">New {one}</DialogTitle>
          <DialogContent>
            <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
              {others.map(([field, message]) => (
                <Alert key={field} severity="error">
                  {message}
                </Alert>
              ))}
              {needs.map(({ field, label, of }) =>
                of ? (
                  <RecordChoice
                    key={field}
                    kind={of}
                    label={label}
                    fault={faults[field]}
                    onChange={(id) => setValues((all) => ({ ...all, [field]: id }))}
                  />
                ) : (
                  <TextField
                    key={field}
                    label={label}
                    value={values[field] ?? ''}
                    error={faults[field] !== undefined}
                    helperText={faults[field]}
                    onChange={({ target }) => setValues((all) => ({ ...all, [field]: target.value }))}
                    slotProps={{ inputLabel: { shrink: true } }}
                  />
                ),
              )}
            </Box>
          </DialogContent>
          <DialogActions>
            <Button color="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" loading={running}>
              Continue
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
