import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { StaffApplication } from '../../../contract/applications.ts';
import type { CaseChecklist } from '../../../contract/checklists.ts';
import { SPONSOR_KINDS, SPONSORS, type Sponsor } from '../../../contract/checklist-words.ts';
import { DESTINATIONS, type DestinationSlug } from '../../../contract/destinations.ts';
import { call } from '../../frame/api.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import type { ChecklistWork } from './use-checklist.ts';

interface FactsLineProps {
  application: StaffApplication;
  data: CaseChecklist;
  work: ChecklistWork;
  may: boolean;
}

/** Who pays and which country: they decide which lines are listed. */
export function FactsLine({ application, data, work, may }: FactsLineProps) {
  const [open, setOpen] = useState(false);
  const { sponsors, destination } = data;
  const who = sponsors.map((kind) => SPONSORS[kind]).join(', ');
  return (
    <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      Who pays: {who || 'not known, so papers about money are not listed'}. Country:{' '}
      {destination === null
        ? 'not known, so papers of one country are not listed'
        : DESTINATIONS[destination].name}
      .{' '}
      {may && (
        <Button size="small" color="secondary" onClick={() => setOpen(true)}>
          Change who pays or the country
        </Button>
      )}
      {open && <FactsDialog id={application.id} data={data} work={work} onClose={() => setOpen(false)} />}
    </Box>
  );
}

interface FactsDialogProps {
  id: string;
  data: CaseChecklist;
  work: ChecklistWork;
  onClose: () => void;
}

function FactsDialog({ id, data, work, onClose }: FactsDialogProps) {
  const [sponsors, setSponsors] = useState<readonly Sponsor[]>(data.sponsors);
  const [destination, setDestination] = useState<DestinationSlug | ''>(data.set_destination ?? '');
  const before = { sponsors: data.sponsors, destination: data.set_destination };
  const save = () =>
    work.change(
      () =>
        call('POST /api/staff/applications/{id}/checklist/facts/', {
          params: { id },
          body: { before, after: { sponsors: [...sponsors], destination: destination || null } },
        }),
      'Saved. The checklist has the lines for it.',
    );
  return (
    <FormDialog open close={onClose} title="Who pays, and the country" confirm="Save" run={save}>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', justifyItems: 'start' }}>
        <Typography component="legend">Who pays for the studies</Typography>
        {SPONSOR_KINDS.map((kind) => (
          <FormControlLabel
            key={kind}
            label={SPONSORS[kind]}
            control={
              <Checkbox
                checked={sponsors.includes(kind)}
                onChange={({ target }) =>
                  setSponsors(
                    SPONSOR_KINDS.filter((each) =>
                      each === kind ? target.checked : sponsors.includes(each),
                    ),
                  )
                }
              />
            }
          />
        ))}
      </Box>
      <TextField
        select
        label="Country"
        value={destination}
        onChange={({ target }) => setDestination(target.value as DestinationSlug | '')}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">The country of the university</MenuItem>
        {Object.entries(DESTINATIONS).map(([slug, { name }]) => (
          <MenuItem key={slug} value={slug}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}
