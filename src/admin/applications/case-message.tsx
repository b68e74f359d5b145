import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Send from 'lucide-react/icons/send';
import { useState, type Ref } from 'react';
import { useNotify, useShowContext } from 'react-admin';
import { isMessageField, MESSAGE_MARKER } from '../../contract/documents/messages.ts';
import { STATE_WORDS } from '../../content/application-states.ts';
import type { StaffApplication } from '../../contract/applications.ts';
import { useChange } from '../frame/use-change.ts';
import { Moment } from '../parts/moment.tsx';
import { NoteField } from '../parts/note-field.tsx';
import { AttachFiled } from './filed/attach-filed.tsx';
import { MessageTemplates } from './message-templates.tsx';

interface CaseMessageProps {
  application: StaffApplication;
  text: string;
  onChange: (text: string) => void;
  fieldRef: Ref<HTMLTextAreaElement>;
}

/** A field of a template that is still in a text: '{intake}'. */
const unfilledField = (text: string): string | undefined =>
  text.match(MESSAGE_MARKER)?.find((marker) => isMessageField(marker.slice(1, -1)));

/** A message to the student without a move. */
export function CaseMessage({ application, text, onChange, fieldRef }: CaseMessageProps) {
  const { id, account_email } = application;
  const { act } = useChange();
  const { refetch } = useShowContext<StaffApplication>();
  const notify = useNotify();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [attached, setAttached] = useState<readonly string[]>([]);
  const unfilled = unfilledField(text);

  /** Whether the last attempt arrived although its response was lost: students must not get a message twice. */
  const arrivedAlready = async () => {
    // Offline, the request would wait for a connection.
    if (!navigator.onLine) return false;
    const { data } = await refetch();
    const last = data?.history.findLast((entry) => entry.event === 'note');
    return last?.by === 'staff' && last.note === text.trim();
  };

  const send = async () => {
    setRunning(true);
    const again = problem !== undefined;
    setProblem(undefined);
    try {
      if (again && (await arrivedAlready())) notify('Your message has already arrived.', { type: 'success' });
      else
        await act(
          'POST /api/staff/applications/{id}/note/',
          { params: { id }, body: { note: text.trim(), documents: [...attached] } },
          `Your message is on its way to ${account_email}.`,
        );
      onChange('');
      setAttached([]);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setRunning(false);
  };

  return (
    <Box component="section" aria-labelledby="message" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id="message">
        Write to the student
      </Typography>
      <MessageTemplates
        application={application}
        onTaken={(filled) => onChange([text, filled].filter(Boolean).join('\n\n'))}
      />
      {application.held && (
        <Alert severity="info">
          The student gets this message before the move "{STATE_WORDS[application.held.to].label}", which
          waits until <Moment at={application.held.shown_at} withTime />. "Send now" beside the move sends
          that first.
        </Alert>
      )}
      <NoteField
        label="Message"
        help={`The student gets it by mail at ${account_email} and sees it in the history.`}
        text={text}
        onChange={onChange}
        inputRef={fieldRef}
        problem={
          unfilled && `Write what you mean instead of ${unfilled}: the student would read it as it is.`
        }
      />
      <AttachFiled documents={application.filed} chosen={attached} onChange={setAttached} />
      {problem !== undefined && <Alert severity="error">{problem} Your message is still here.</Alert>}
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Send size={18} />}
        loading={running}
        loadingPosition="start"
        disabled={text.trim() === '' || unfilled !== undefined}
        onClick={() => void send()}
        sx={{ justifySelf: 'start' }}
      >
        Send the message
      </Button>
    </Box>
  );
}
