import Alert from '@mui/material/Alert';
import { STATE_WORDS } from '../../content/application-states.ts';
import type { StaffApplication } from '../../contract/applications.ts';
import { Moment } from '../parts/moment.tsx';
import { lastMove, whoDid, wordsOf } from './history-words.ts';

interface MovedMeanwhileProps {
  application: StaffApplication;
  /** It was this move itself: it had arrived although its response was lost. */
  done: boolean;
}

/** Why a move was refused: who made another one, and the current state. */
export function MovedMeanwhile({ application, done }: MovedMeanwhileProps) {
  const last = lastMove(application);
  return (
    <Alert severity={done ? 'success' : 'warning'}>
      {done
        ? 'This has already been done.'
        : 'The case has changed since you opened it, so this was not done and the student got no mail about it.'}{' '}
      It is "{STATE_WORDS[application.state].label}" now
      {last && (
        <>
          : {wordsOf(last)}, {whoDid(last)}, <Moment at={last.at} withTime />
        </>
      )}
      .
    </Alert>
  );
}
