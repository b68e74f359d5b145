import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Mail from 'lucide-react/icons/mail';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import type { MessageAudience } from '../../contract/event-standing.ts';
import type { EventMessages } from '../../contract/event-messages.ts';
import { nepalShortDayAndTime } from '../../contract/nepal-time.ts';
import type { StaffEvent } from '../../contract/registrations.ts';
import { call } from '../frame/api.ts';
import { useMay } from '../frame/use-may.ts';
import { NoteField } from '../parts/note-field.tsx';

const AUDIENCES: Record<MessageAudience, string> = {
  registered: 'Everybody with a place',
  waiting: 'The waiting list',
  came: 'Who came',
  missed: 'Who did not come',
};

/** Writes one mail to many people of an event: text, preview, count, send. Below it what was sent. */
export function MailPeople({ event }: { event: StaffEvent }) {
  const [open, setOpen] = useState(false);
  const params = { id: event.id };
  const { data, refetch } = useQuery({
    queryKey: ['event messages', event.id],
    queryFn: ({ signal }) => call('GET /api/staff/events/{id}/messages/', { params, signal }),
  });
  const mayWrite = useMay()('write', 'attendees');
  return (
    <Box component="section" aria-label="Mails to the people" sx={{ display: 'grid', gap: 1 }}>
      {mayWrite && (
        <Box>
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<Mail size={20} />}
            disabled={!data}
            onClick={() => setOpen(true)}
          >
            Mail to all
          </Button>
        </Box>
      )}
      {data?.sent.map(({ id, audience, subject, recipients, sent_at, sent_by }) => (
        <Typography key={id} variant="body2">
          “{subject}” to {recipients} ({AUDIENCES[audience].toLowerCase()}), {nepalShortDayAndTime(sent_at)}
          {sent_by !== null && `, by ${sent_by}`}
        </Typography>
      ))}
      {open && data && (
        <MailDialog
          event={event}
          counts={data.counts}
          onClose={() => {
            setOpen(false);
            void refetch();
          }}
        />
      )}
    </Box>
  );
}

interface MailDialogProps {
  event: StaffEvent;
  counts: EventMessages['counts'];
  onClose: () => void;
}

function MailDialog({ event, counts, onClose }: MailDialogProps) {
  const title = useId();
  const notify = useNotify();
  // Stays the same until the dialog is closed, so that a second press sends nothing again.
  const [id] = useState(() => crypto.randomUUID());
  const [audience, setAudience] = useState<MessageAudience>('registered');
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const [preview, setPreview] = useState(false);
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const count = counts[audience];
  const isReady = subject.trim() !== '' && text.trim() !== '' && count > 0;
  const send = async () => {
    setRunning(true);
    setProblem(undefined);
    try {
      const sent = await call('POST /api/staff/events/{id}/messages/', {
        params: { id: event.id },
        body: { id, audience, subject, text },
      });
      notify(`Sent to ${sent.recipients} ${sent.recipients === 1 ? 'person' : 'people'}.`, {
        type: 'success',
      });
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setRunning(false);
    }
  };
  return (
    <Dialog open onClose={() => !running && onClose()} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{preview ? 'Send this mail?' : 'Mail to all'}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {preview ? (
          <Preview event={event} subject={subject} text={text} to={`${AUDIENCES[audience]}: ${count}`} />
        ) : (
          <>
            <TextField
              select
              label="To"
              value={audience}
              sx={{ mt: 1 }}
              onChange={({ target }) => setAudience(target.value as MessageAudience)}
            >
              {Object.entries(AUDIENCES).map(([value, label]) => (
                <MenuItem key={value} value={value}>
                  {`${label}: ${counts[value as MessageAudience]}`}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              label="Subject"
              value={subject}
              required
              onChange={({ target }) => setSubject(target.value)}
              slotProps={{ htmlInput: { maxLength: 90 } }}
            />
            <NoteField
              label="Text"
              help="The greeting, the name of the event and our address are added."
              text={text}
              onChange={setText}
            />
            {count === 0 && <Alert severity="info">There is nobody to mail in this group.</Alert>}
          </>
        )}
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0 }}>
        <Button
          color="secondary"
          disabled={running}
          onClick={() => (preview ? setPreview(false) : onClose())}
        >
          {preview ? 'Back' : 'Cancel'}
        </Button>
        {preview ? (
          <Button variant="contained" loading={running} onClick={() => void send()}>
            {`Send to ${count} ${count === 1 ? 'person' : 'people'}`}
          </Button>
        ) : (
          <Button variant="contained" disabled={!isReady} onClick={() => setPreview(true)}>
            Preview
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Preview({
  event,
  subject,
  text,
  to,
}: {
  event: StaffEvent;
  subject: string;
  text: string;
  to: string;
}) {
  return (
    <>
      <Typography variant="body2">To: {to}</Typography>
      <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="p">
          {subject}
        </Typography>
        <Typography>Hello Asha,</Typography>
        <Typography>About “{event.title}”:</Typography>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
      </Paper>
    </>
  );
}
