import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import LogOut from 'lucide-react/icons/log-out';
import { useGetList, useGetOne } from 'ra-core';
import { useState } from 'react';
import type { Person } from '../../contract/accounts.ts';
import type { OpenWorkList } from '../../contract/staff.ts';
import { useChange } from '../frame/use-change.ts';
import { Loading } from '../frame/loading.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { saidName } from '../people/person-words.tsx';

/** Takes somebody off the staff, after showing what they leave behind and who takes it. For owners only. */
export function LeaveAction({ person, who }: { person: Person; who: string }) {
  const { act } = useChange();
  const [open, setOpen] = useState(false);
  const [heir, setHeir] = useState('');
  const [disable, setDisable] = useState(false);
  const work = useGetOne<OpenWorkList>('open-work', { id: person.id }, { enabled: open, retry: false });
  const items = work.data?.items ?? [];
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<LogOut size={20} />}
        onClick={() => setOpen(true)}
      >
        Leaves the staff
      </Button>
      <FormDialog
        open={open}
        close={() => setOpen(false)}
        title={`Does ${who} leave the staff?`}
        confirm="Take off the staff"
        harmful
        incomplete={!work.data || (items.length > 0 && heir === '')}
        run={() =>
          act(
            'POST /api/staff/people/{id}/leave/',
            { params: { id: person.id }, body: { heir: heir || null, disable } },
            `${who} is off the staff and logged out everywhere.`,
          )
        }
      >
        <Typography>
          This takes effect at once: they are logged out everywhere and cannot open the back office. What they
          have done stays in the logs. All staff are told by mail.
        </Typography>
        {work.error && <Alert severity="error">{work.error.message}</Alert>}
        {!work.data && !work.error && <Loading />}
        {work.data && items.length === 0 && <Typography>They leave no open work behind.</Typography>}
        {items.length > 0 && (
          <>
            <OpenWork items={items} />
            <HeirChoice leaver={person.id} heir={heir} choose={setHeir} />
          </>
        )}
        <FormControlLabel
          control={<Checkbox checked={disable} onChange={({ target }) => setDisable(target.checked)} />}
          label="Also disable the account, so that they cannot log in to the website either"
        />
      </FormDialog>
    </>
  );
}

function OpenWork({ items }: Pick<OpenWorkList, 'items'>) {
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>Open work that a colleague takes over</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {items.map(({ label, count, titles }) => (
          <li key={label}>
            {label}
            <Typography
              variant="body2"
              color="textSecondary"
              component="span"
              sx={{ display: 'block', overflowWrap: 'anywhere' }}
            >
              {titles.join(', ')}
              {count > titles.length && ` and ${count - titles.length} more`}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface HeirChoiceProps {
  leaver: string;
  heir: string;
  choose: (id: string) => void;
}

function HeirChoice({ leaver, heir, choose }: HeirChoiceProps) {
  const { data = [] } = useGetList<Person>('staff', {
    pagination: { page: 1, perPage: 100 },
    filter: { status: 'active' },
  });
  return (
    <TextField
      select
      required
      label="Who takes over"
      value={heir}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">Choose a colleague</option>
      {data
        .filter(({ id }) => id !== leaver)
        .map((person) => (
          <option key={person.id} value={person.id}>
            {saidName(person) || person.email}
          </option>
        ))}
    </TextField>
  );
}
