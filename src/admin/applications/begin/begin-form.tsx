import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { OFFICE_CONSENT } from '../../../content/consent-sentences.ts';
import {
  MARITAL_STATUSES,
  TEXT_FIELDS,
  type TextField as FormField,
} from '../../../contract/application-form.ts';
import type { Enquiry } from '../../../contract/enquiries.ts';
import { faultsOfAnswer } from '../../catalogue/faults-of-answer.ts';
import { RecordChoice } from '../../catalogue/record-choice.tsx';
import { KnownAlready } from '../../enquiries/known-already.tsx';
import { SelectField } from '../../enquiries/select-field.tsx';
import { call } from '../../frame/api.ts';
import { IntakeChoice } from './intake-choice.tsx';
import { useCaseEntry, type CaseEntry } from './entry.ts';

const LONGEST = new Map(TEXT_FIELDS.map(({ name, maxLength }) => [name, maxLength]));
/** Fields that show their own fault. */
const SHOWN = new Set<string>([
  ...LONGEST.keys(),
  'course',
  'university',
  'preferred_course',
  'intake',
  'agreed',
]);

/** What is needed to begin a case; only an address and the student's consent must be there. */
export function BeginForm({ enquiry }: { enquiry: Enquiry | undefined }) {
  const { entry, set, done } = useCaseEntry(enquiry);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [running, setRunning] = useState(false);
  const navigate = useNavigate();
  const notify = useNotify();
  const field = (name: FormField, label: string, more: object = {}, type = 'text') => (
    <TextField
      label={label}
      type={type}
      value={entry[name]}
      error={faults[name] !== undefined}
      helperText={faults[name]}
      onChange={({ target }) => set({ [name]: target.value })}
      slotProps={{ htmlInput: { autoComplete: 'off', maxLength: LONGEST.get(name) } }}
      {...more}
    />
  );
  const begin = async (event: SubmitEvent) => {
    event.preventDefault();
    if (running) return;
    if (!entry.agreed) return setFaults({ agreed: 'Ask the student first, then tick this.' });
    setRunning(true);
    setFaults({});
    try {
      const made = await call('POST /api/staff/applications/', { body: { ...entry, agreed: true } });
      done();
      notify(`${made.reference} has begun. The student gets a mail at ${entry.email}.`, { type: 'success' });
      void navigate(`/applications/${made.id}`);
    } catch (error) {
      setFaults(faultsOfAnswer(error));
      setRunning(false);
    }
  };
  const other = Object.entries(faults).find(([name]) => !SHOWN.has(name))?.[1];
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent) => void begin(event)}
      sx={{ display: 'grid', gap: 3, maxWidth: 760, mt: 2, pb: 10 }}
    >
      <Part title="The student">
        {field('first_name', 'First name')}
        {field('last_name', 'Last name')}
        {field('email', 'E-mail', { required: true }, 'email')}
        {field('contact', 'Phone', {}, 'tel')}
        <Box sx={{ gridColumn: '1 / -1' }}>
          <KnownAlready
            name={`${entry.first_name} ${entry.last_name}`}
            contact={entry.contact}
            email={entry.email}
            except={entry.enquiry}
          />
        </Box>
        {field('address', 'Permanent address', { sx: { gridColumn: '1 / -1' } })}
      </Part>
      <Part title="What they apply for">
        <Box sx={{ gridColumn: '1 / -1' }}>
          <RecordChoice
            kind="course"
            label="Course"
            chosen={entry.course}
            fault={faults['course']}
            onChange={(course) => set({ course, intake: '' })}
          />
        </Box>
        {entry.course === null ? (
          <>
            <TextField
              label="Or in words"
              placeholder="Nursing in Australia"
              value={entry.preferred_course}
              error={faults['preferred_course'] !== undefined}
              helperText={faults['preferred_course']}
              onChange={({ target }) => set({ preferred_course: target.value })}
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
            <RecordChoice
              kind="university"
              label="University"
              chosen={entry.university}
              fault={faults['university']}
              onChange={(university) => set({ university })}
            />
          </>
        ) : (
          <IntakeChoice
            course={entry.course}
            value={entry.intake}
            fault={faults['intake']}
            onChange={(intake) => set({ intake })}
          />
        )}
      </Part>
      <Part title="Education and tests">
        {field('last_academic_qualification', 'Last qualification', { placeholder: '+2 Science, 3.2 GPA' })}
        {field('test_type', 'English test', { placeholder: 'IELTS' })}
        {field('overall_score', 'Overall score')}
        <SelectField
          label="Married?"
          value={entry.marital_status}
          onChange={(status) => set({ marital_status: status as CaseEntry['marital_status'] })}
          choices={MARITAL_STATUSES.map((value) => ({ value, label: value }))}
        />
      </Part>
      <div>
        <FormControlLabel
          control={<Checkbox checked={entry.agreed} onChange={(_event, agreed) => set({ agreed })} />}
          label={OFFICE_CONSENT}
        />
        {faults['agreed'] && <FormHelperText error>{faults['agreed']}</FormHelperText>}
      </div>
      {other !== undefined && <Alert severity="error">{other} What you typed is still here.</Alert>}
      <Box sx={{ position: 'sticky', bottom: 0, py: 1, backgroundColor: 'background.default', zIndex: 1 }}>
        <Button type="submit" variant="contained" loading={running} fullWidth sx={{ minHeight: 52 }}>
          Begin the case
        </Button>
      </Box>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        {children}
      </Box>
    </Box>
  );
}
