import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { APPOINTMENT_MINUTES } from '../../contract/appointment-words.ts';
import type { Enquiry } from '../../contract/enquiries.ts';
import { momentFromTyped, nepalSpan } from '../../contract/nepal-time.ts';
import { SelectField } from '../enquiries/select-field.tsx';
import { useColleagues, useEnquiryChoices } from '../enquiries/use-choices.ts';
import { call } from '../frame/api.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { AppointmentTag } from './appointment-words.tsx';
import { TimeField } from './time-field.tsx';
import { useNotify, useRefresh } from 'react-admin';

/** The appointments of a person, and a new one for somebody on the phone. */
export function EnquiryAppointments({ enquiry, mayWrite }: { enquiry: Enquiry; mayWrite: boolean }) {
  const { appointments } = enquiry;
  if (appointments.length === 0 && !mayWrite) return null;
  return (
    <Box component="section" aria-labelledby="appointments" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id="appointments">
        Appointments
      </Typography>
      {appointments.map((each) => (
        <Box key={each.id} sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <strong>{nepalSpan(each.starts_at, each.ends_at)}</strong> <AppointmentTag state={each.state} />
          </Box>
          <div>
            {each.branch}, {each.counselor?.name ?? 'nobody'}
          </div>
          <AppointmentActions appointment={each} />
        </Box>
      ))}
      {mayWrite && <BookTime enquiry={enquiry} />}
    </Box>
  );
}

function BookTime({ enquiry }: { enquiry: Enquiry }) {
  const { branches = [] } = useEnquiryChoices() ?? {};
  const colleagues = useColleagues();
  const notify = useNotify();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState({ counselor: '', branch: '', minutes: '30', typed: '' });
  const counselor = chosen.counselor || (enquiry.counselor?.id ?? '');
  const branch = chosen.branch || enquiry.branch || (branches[0] ?? '');
  const set = (values: Partial<typeof chosen>) => setChosen((before) => ({ ...before, ...values }));
  // The same one until it has arrived, so that pressing twice on a bad line books once.
  const ticket = useRef(crypto.randomUUID());
  const book = async () => {
    await call('POST /api/staff/appointments/', {
      body: {
        ticket: ticket.current,
        enquiry: enquiry.id,
        counselor,
        branch,
        starts_at: momentFromTyped(chosen.typed),
        minutes: Number(chosen.minutes),
      },
    });
    ticket.current = crypto.randomUUID();
    set({ typed: '' });
    refresh();
    notify('The appointment is booked.', { type: 'success' });
  };
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)} sx={{ minHeight: 48 }}>
        Book a time
      </Button>
      <FormDialog
        open={open}
        close={() => setOpen(false)}
        title="Book a time"
        confirm="Book it"
        incomplete={counselor === '' || branch === '' || chosen.typed === ''}
        run={book}
      >
        <SelectField
          label="Counselor"
          value={counselor}
          none="Choose somebody"
          onChange={(value) => set({ counselor: value })}
          choices={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {branches.length > 1 && (
          <SelectField
            label="Office"
            value={branch}
            onChange={(value) => set({ branch: value })}
            choices={branches.map((name) => ({ value: name, label: name }))}
          />
        )}
        <SelectField
          label="How long"
          value={chosen.minutes}
          onChange={(minutes) => set({ minutes })}
          choices={APPOINTMENT_MINUTES.map((each) => ({ value: String(each), label: `${each} minutes` }))}
        />
        <TimeField
          branch={branch}
          counselor={counselor}
          typed={chosen.typed}
          onChange={(typed) => set({ typed })}
        />
      </FormDialog>
    </>
  );
}
