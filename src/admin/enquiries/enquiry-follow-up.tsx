import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import type { Enquiry } from '../../contract/enquiries.ts';
import { useChange } from '../frame/use-change.ts';
import { SelectField } from './select-field.tsx';
import { useColleagues } from './use-choices.ts';

/** Who looks after it. The next step is set where something is logged. */
export function EnquiryFollowUp({ enquiry }: { enquiry: Enquiry }) {
  const { id, counselor, next_step, next_on } = enquiry;
  const { act } = useChange();
  const notify = useNotify();
  const colleagues = useColleagues();
  const give = (to: string) => {
    const before = { counselor: counselor?.id ?? null, next_step, next_on };
    act(
      'POST /api/staff/enquiries/{id}/follow-up/',
      { params: { id }, body: { before, after: { counselor: to === '' ? null : to } } },
      'Saved.',
    ).catch((error: unknown) => notify((error as Error).message, { type: 'error' }));
  };
  const choices = colleagues.map((each) => ({ value: each.id, label: each.name }));
  // Somebody who has left the staff since.
  if (counselor && !colleagues.some((each) => each.id === counselor.id))
    choices.push({ value: counselor.id, label: counselor.name });
  return (
    <Box component="section" aria-labelledby="counselor" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id="counselor">
        Who looks after it
      </Typography>
      <SelectField
        label="Counselor"
        value={counselor?.id ?? ''}
        none="Nobody yet"
        onChange={give}
        choices={choices}
      />
    </Box>
  );
}
