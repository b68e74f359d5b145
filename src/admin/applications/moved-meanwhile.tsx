import Alert from '@mui/material/Alert';
import { EVENT_WORDS, STATE_WORDS } from '../../content/application-states.ts';
import type { StaffApplication } from '../../contract/applications.ts';
import { Moment } from '../parts/moment.tsx';
import { whoDid } from './history-words.ts';

/** Somebody else was faster: who, and where the case stands now. */
export function MovedMeanwhile({ application }: { application: StaffApplication }) {
  const last = application.history.findLast(({ to }) => to !== null);
  return (
    <Alert severity="warning">
      The case has moved on meanwhile, so this was not done, and the student was told nothing of it. It is "
      {STATE_WORDS[application.state].label}" now
      {last && (
        <>
          : {EVENT_WORDS[last.event].done}, {whoDid(last)}, <Moment at={last.at} withTime />
        </>
      )}
      .
    </Alert>
  );
}
