import Typography from '@mui/material/Typography';
import type { StudentRecord } from '../../contract/students.ts';
import { useMay } from '../frame/use-may.ts';
import { Consents } from './consents.tsx';
import { TellConsent } from './tell-consent.tsx';

const WORDS = {
  withdraw: {
    button: 'Wants no messages about events …',
    title: 'Does this student want no messages about events?',
    consequences:
      'They get none of the messages that we write about events, now and later. Confirmations, and mails about changes of an event they are registered for, go on. For an application: withdraw and close it, then its documents are deleted. Everything else goes when they delete their account.',
    done: 'The withdrawal is saved.',
  },
  agree: {
    button: 'Wants messages about events again …',
    title: 'Does this student want messages about events again?',
    consequences: 'They get the messages that we write about events they are registered for.',
    done: 'The consent is saved.',
  },
} as const;

/** What a student agreed to, with their enquiries, and that they take it back. */
export function StudentConsents({ id, record }: { id: string; record: StudentRecord }) {
  const may = useMay();
  return (
    <div>
      <Consents consents={record.consents}>
        {may('write', 'people') && (
          <TellConsent
            call="POST /api/staff/people/{id}/messages-consent/"
            id={id}
            withdrawn={record.messages_withdrawn}
            words={WORDS}
          />
        )}
      </Consents>
      {record.messages_withdrawn && (
        <Typography sx={{ mt: 1 }}>
          <strong>Wants no messages about events.</strong>
        </Typography>
      )}
    </div>
  );
}
