import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Appointment } from '../../contract/appointments.ts';
import type { AppointmentState } from '../../contract/appointment-words.ts';
import { momentFromTyped, nepalShortDayAndTime, nepalTyped } from '../../contract/nepal-time.ts';
import { useChange } from '../frame/use-change.ts';
import { useMay } from '../frame/use-may.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { TimeField } from './time-field.tsx';

/** Says that the person came or did not come, moves, cancels, or takes that back. */
export function AppointmentActions({ appointment }: { appointment: Appointment }) {
  const may = useMay();
  const { act } = useChange();
  const notify = useNotify();
  const [asking, setAsking] = useState<'move' | 'cancel'>();
  if (!may('write', 'enquiries')) return null;
  const { id, state } = appointment;
  const mark = (to: AppointmentState, done: string) =>
    act('POST /api/staff/appointments/{id}/mark/', { params: { id }, body: { from: state, to } }, done);
  const press = (to: AppointmentState, done: string) => () =>
    void mark(to, done).catch((error: unknown) => notify((error as Error).message, { type: 'error' }));
  const ahead = isAhead(appointment);
  const button = (label: string, onClick: () => void) => (
    <Button
      key={label}
      size="small"
      variant="outlined"
      color="secondary"
      onClick={onClick}
      sx={{ minHeight: 44 }}
    >
      {label}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {state === 'booked'
        ? [
            button('Came', press('came', 'Noted: the person came.')),
            button('Did not come', press('missed', 'Noted: the person did not come.')),
            button('Move', () => setAsking('move')),
            button('Cancel', () => setAsking('cancel')),
          ]
        : (state !== 'cancelled' || ahead) && button('Undo', press('booked', 'It is booked again.'))}
      <FormDialog
        open={asking === 'cancel'}
        close={() => setAsking(undefined)}
        title="Cancel this appointment?"
        confirm="Cancel it"
        harmful
        run={() => mark('cancelled', 'The appointment is cancelled.')}
      >
        {nepalShortDayAndTime(appointment.starts_at)}.{' '}
        {ahead && 'The person gets a mail, if there is an address. Otherwise call them.'}
      </FormDialog>
      <MoveDialog
        key={String(asking)}
        appointment={appointment}
        open={asking === 'move'}
        close={() => setAsking(undefined)}
      />
    </Box>
  );
}

const isAhead = ({ starts_at }: Appointment): boolean => Date.parse(starts_at) > Date.now();

interface MoveDialogProps {
  appointment: Appointment;
  open: boolean;
  close: () => void;
}

function MoveDialog({ appointment, open, close }: MoveDialogProps) {
  const { act } = useChange();
  const { id, starts_at: from, branch, counselor } = appointment;
  const [typed, setTyped] = useState(() => nepalTyped(from));
  return (
    <FormDialog
      open={open}
      close={close}
      title="Move this appointment"
      confirm="Move it"
      incomplete={typed === ''}
      run={() =>
        act(
          'POST /api/staff/appointments/{id}/move/',
          { params: { id }, body: { from, starts_at: momentFromTyped(typed) } },
          'The appointment has a new time.',
        )
      }
    >
      <TimeField branch={branch} counselor={counselor?.id ?? ''} typed={typed} onChange={setTyped} />
    </FormDialog>
  );
}
