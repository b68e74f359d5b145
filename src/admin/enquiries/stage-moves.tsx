import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Enquiry } from '../../contract/enquiries.ts';
import {
  CHOSEN_REASONS,
  ENQUIRY_STAGES,
  type ChosenReason,
  type EnquiryStage,
} from '../../contract/enquiry-words.ts';
import { useChange } from '../frame/use-change.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { NoteField } from '../parts/note-field.tsx';
import { choicesOf, lostWords } from './enquiry-words.tsx';
import { SelectField } from './select-field.tsx';

const STAGES = (Object.keys(ENQUIRY_STAGES) as EnquiryStage[]).filter((stage) => stage !== 'lost');

/** The stage as buttons; losing an enquiry asks for the reason. */
export function StageMoves({ enquiry }: { enquiry: Enquiry }) {
  const { act } = useChange();
  const notify = useNotify();
  const [losing, setLosing] = useState(false);
  const [reason, setReason] = useState<ChosenReason | ''>('');
  const [note, setNote] = useState('');
  const move = (to: EnquiryStage, more: { reason?: ChosenReason; note?: string } = {}) =>
    act(
      'POST /api/staff/enquiries/{id}/move/',
      { params: { id: enquiry.id }, body: { from: enquiry.stage, to, ...more } },
      `Moved to ${ENQUIRY_STAGES[to]}.`,
    );
  const press = (to: EnquiryStage) =>
    move(to).catch((error: unknown) => notify((error as Error).message, { type: 'error' }));
  return (
    <Box component="section" aria-labelledby="stage" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id="stage">
        Stage
      </Typography>
      {enquiry.stage === 'lost' && <p style={{ margin: 0 }}>Lost: {lostWords(enquiry)}</p>}
      <Box role="group" aria-labelledby="stage" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {STAGES.map((stage) => (
          <Button
            key={stage}
            variant={stage === enquiry.stage ? 'contained' : 'outlined'}
            color="secondary"
            aria-pressed={stage === enquiry.stage}
            onClick={() => stage !== enquiry.stage && void press(stage)}
            sx={{ minHeight: 44 }}
          >
            {ENQUIRY_STAGES[stage]}
          </Button>
        ))}
        {enquiry.stage !== 'lost' && (
          <Button variant="outlined" color="secondary" onClick={() => setLosing(true)} sx={{ minHeight: 44 }}>
            Lost …
          </Button>
        )}
      </Box>
      <FormDialog
        open={losing}
        close={() => setLosing(false)}
        title="Why is it lost?"
        confirm="Move to Lost"
        incomplete={reason === ''}
        run={() => move('lost', { reason: reason as ChosenReason, note: note.trim() })}
      >
        <SelectField
          label="Reason"
          value={reason}
          none="Choose a reason"
          onChange={(value) => setReason(value as ChosenReason | '')}
          choices={choicesOf(CHOSEN_REASONS)}
        />
        <NoteField label="Note" help="Only the office sees it." text={note} onChange={setNote} />
      </FormDialog>
    </Box>
  );
}
