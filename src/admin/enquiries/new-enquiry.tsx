import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useGetIdentity } from 'react-admin';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import type { Enquiry } from '../../contract/enquiries.ts';
import { ENQUIRY_SOURCES } from '../../contract/enquiry-words.ts';
import { call } from '../frame/api.ts';
import { BackLink } from '../frame/back-link.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { faultsOfAnswer } from '../catalogue/faults-of-answer.ts';
import { calledName, choicesOf } from './enquiry-words.tsx';
import { bodyOf, useEntry, type EntryField } from './entry.ts';
import { KnownAlready } from './known-already.tsx';
import { mobileLength } from './mobile-length.ts';
import { NextDayField } from './next-day-field.tsx';
import { SelectField } from './select-field.tsx';
import { useColleagues, useEnquiryChoices } from './use-choices.ts';

/** The quick entry of a walk-in, a call or a message. */
export function NewEnquiry() {
  const { data: me } = useGetIdentity();
  return (
    <>
      <BackLink to="/enquiries" label="Enquiries" />
      <PageTitle>New enquiry</PageTitle>
      {me && <EntryForm me={String(me.id)} />}
    </>
  );
}

const SOURCES = choicesOf(ENQUIRY_SOURCES).filter(({ value }) => value !== 'site' && value !== 'import');

function EntryForm({ me }: { me: string }) {
  const { entry, set, next } = useEntry(me);
  const { countries = [], branches = [] } = useEnquiryChoices() ?? {};
  const colleagues = useColleagues();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [running, setRunning] = useState(false);
  const [entered, setEntered] = useState<readonly Enquiry[]>([]);
  const first = useRef<HTMLInputElement>(null);
  // After the heading has taken the focus: whoever opens this wants to type.
  useEffect(() => first.current?.focus(), []);

  const field = (name: EntryField, label: string, more: object = {}) => (
    <TextField
      label={label}
      value={entry[name]}
      error={faults[name] !== undefined}
      helperText={faults[name]}
      onChange={({ target }) => set(name, target.value)}
      fullWidth
      slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 300 } }}
      {...more}
    />
  );
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (running) return;
    setRunning(true);
    setFaults({});
    try {
      const enquiry = await call('POST /api/staff/enquiries/', { body: bodyOf(entry) });
      setEntered((before) => [enquiry, ...before]);
      next();
      first.current?.focus();
    } catch (error) {
      setFaults(faultsOfAnswer(error));
    }
    setRunning(false);
  };
  const known = new Set(['name', 'contact', 'email', 'interest', 'next_step', 'next_on']);
  const other = Object.entries(faults).find(([name]) => !known.has(name))?.[1];
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent) => void save(event)}
      sx={{ display: 'grid', gap: 2, maxWidth: 720, mt: 2, pb: 10 }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {field('name', 'Name', { inputRef: first })}
        {field('contact', 'Phone', {
          type: 'tel',
          helperText: faults['contact'] ?? mobileLength(entry.contact),
          slotProps: { htmlInput: { autoComplete: 'off', inputMode: 'tel', maxLength: 80 } },
        })}
      </Box>
      <KnownAlready name={entry.name} contact={entry.contact} email={entry.email} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '2fr 1fr' } }}>
        {field('interest', 'What do they want?', { placeholder: 'Nursing, after +2' })}
        <SelectField
          label="Country"
          value={entry.country}
          none="Not sure yet"
          onChange={(value) => set('country', value)}
          choices={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </Box>
      {field('next_step', 'Next step', { placeholder: 'Call about the IELTS result' })}
      <NextDayField day={entry.next_on} onChange={(day) => set('next_on', day)} fault={faults['next_on']} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectField
          label="How did they reach us?"
          value={entry.source}
          onChange={(value) => set('source', value)}
          choices={SOURCES}
        />
        {field('source_detail', 'Which fair, or who sent them')}
        {field('email', 'E-mail', {
          type: 'email',
          slotProps: { htmlInput: { autoComplete: 'off', inputMode: 'email', maxLength: 254 } },
        })}
        <SelectField
          label="Counselor"
          value={entry.counselor}
          none="Nobody yet"
          onChange={(value) => set('counselor', value)}
          choices={colleagues.map(({ id, name }) => ({
            value: id,
            label: id === me ? `${name} (you)` : name,
          }))}
        />
        {branches.length > 1 && (
          <SelectField
            label="Branch"
            value={entry.branch}
            none="Not said"
            onChange={(value) => set('branch', value)}
            choices={branches.map((name) => ({ value: name, label: name }))}
          />
        )}
      </Box>
      {field('message', 'What they said', {
        multiline: true,
        minRows: 2,
        slotProps: { htmlInput: { maxLength: 4000 } },
      })}
      {other !== undefined && <Alert severity="error">{other} What you typed is still here.</Alert>}
      <Box sx={{ position: 'sticky', bottom: 0, py: 1, backgroundColor: 'background.default', zIndex: 1 }}>
        <Button type="submit" variant="contained" loading={running} fullWidth sx={{ minHeight: 52 }}>
          Save and enter the next
        </Button>
      </Box>
      <Entered enquiries={entered} />
    </Box>
  );
}

/** Who was entered since the screen was opened, the latest first. */
function Entered({ enquiries }: { enquiries: readonly Enquiry[] }) {
  return (
    <Box role="status">
      {enquiries.length > 0 && (
        <Paper variant="outlined" sx={{ px: 2, py: 1 }}>
          <Typography variant="h2">
            {enquiries.length === 1 ? '1 person entered' : `${enquiries.length} people entered`}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {enquiries.map((enquiry) => (
              <li key={enquiry.id}>
                <Box
                  component={Link}
                  to={`/enquiries/${enquiry.id}`}
                  sx={{ display: 'inline-block', py: '8px' }}
                >
                  {calledName(enquiry)}
                </Box>
              </li>
            ))}
          </Box>
        </Paper>
      )}
    </Box>
  );
}
