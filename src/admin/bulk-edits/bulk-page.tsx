import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { BulkEdit } from '../../contract/bulk-edits/shapes.ts';
import { OneScreen } from '../frame/one-screen.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { Moment } from '../parts/moment.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkRecords } from './bulk-records.tsx';
import { BulkTag, countOf, doesWords, isGoing } from './bulk-words.tsx';
import { FilterWords } from './filter-words.tsx';

/** Often enough for a bar that moves; what is done changes only when somebody else undoes it. */
const refreshMs = (run: Pick<BulkEdit, 'state'> | undefined) => (run && isGoing(run) ? 1_000 : 30_000);

/** A bulk edit from its preview to its undoing. */
export default function BulkPage() {
  return (
    <OneScreen
      back={{ to: '/bulk-edits', label: 'Bulk edits' }}
      refreshMs={(run) => refreshMs(run as BulkEdit | undefined)}
    >
      <Run />
    </OneScreen>
  );
}

function Run() {
  const run = useRecordContext<BulkEdit>();
  if (!run) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <PageTitle>{`${doesWords(run)}: ${countOf(run.kind, run.total)}`}</PageTitle>
        <BulkTag run={run} />
      </Box>
      {isGoing(run) ? <BulkProgress run={run} /> : <Outcome run={run} />}
      <BulkActions run={run} />
      <Facts>
        <Fact label="Chosen">
          <FilterWords run={run} />
        </Fact>
        {run.applied_at ? (
          <Fact label="Applied">
            <Moment at={run.applied_at} withTime /> {run.applied_by && `by ${run.applied_by}`}
          </Fact>
        ) : (
          <Fact label="Preview">
            <Moment at={run.created_at} withTime /> {run.created_by && `by ${run.created_by}`}
          </Fact>
        )}
      </Facts>
      {!isGoing(run) && <BulkRecords run={run} />}
    </Box>
  );
}

/** How it came out, in a sentence. */
function Outcome({ run }: { run: BulkEdit }) {
  const { kind, action, step, state, changed, same, refused, done, total } = run;
  const out = refused === 0 ? '' : ` ${countOf(kind, refused)} left out: see why below.`;
  if (state === 'stopped') {
    const left = countOf(kind, total - done);
    return (
      <Alert severity="warning" role="status">
        {step === 'check'
          ? 'The preview was stopped. Nothing was changed.'
          : `Stopped: ${countOf(kind, changed)} changed, ${left} not reached.${out}`}
      </Alert>
    );
  }
  if (step === 'check') {
    const already = same === 0 ? '' : ` ${countOf(kind, same)} already so.`;
    return (
      <Alert severity={changed === 0 ? 'warning' : 'info'} role="status">
        {changed === 0
          ? 'Nothing would change.'
          : `Nothing is changed yet. ${countOf(kind, changed)} will change.`}
        {already}
        {out}
      </Alert>
    );
  }
  return (
    <Alert severity={refused > 0 ? 'warning' : 'success'} role="status">
      {countOf(kind, changed)} {action === 'undo' ? 'taken back.' : 'changed.'}
      {out}
      {run.undone_by !== null && (
        <>
          {' '}
          It was undone: <Link to={`/bulk-edits/${run.undone_by}`}>see how</Link>.
        </>
      )}
    </Alert>
  );
}
