import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { EnquiryImport, EnquiryImportItem } from '../../contract/enquiry-imports.ts';
import { Loading } from '../frame/loading.tsx';
import { OneScreen } from '../frame/one-screen.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { Moment } from '../parts/moment.tsx';
import { FirstRows } from './first-rows.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportRows } from './import-rows.tsx';
import { countOf, isGoing, StateTag } from './import-words.tsx';
import { MatchColumns } from './match-columns.tsx';
import { MatchMeanings } from './match-meanings.tsx';
import { MatchRest } from './match-rest.tsx';
import { useMatching } from './use-matching.ts';

const refreshMs = (run: EnquiryImport | undefined) => (run && isGoing(run) ? 1_000 : 30_000);

/** A spreadsheet from its upload to its enquiries. */
export default function ImportPage() {
  return (
    <OneScreen
      back={{ to: '/enquiry-imports', label: 'Enquiries from spreadsheets' }}
      refreshMs={(record) => refreshMs(record as EnquiryImport | undefined)}
    >
      <Loaded />
    </OneScreen>
  );
}

/** What is known from the list comes first, and has too little to show. */
function Loaded() {
  const record = useRecordContext<EnquiryImport | EnquiryImportItem>();
  if (!record) return null;
  return 'steps' in record ? <Run key={record.id} record={record} /> : <Loading />;
}

function Run({ record }: { record: EnquiryImport }) {
  const { shown: run, change, problem, saving } = useMatching(record);
  const open = run.state === 'open';
  const match = run.steps.includes('match') && (
    <>
      <MatchColumns run={run} onChange={(columns) => change({ columns })} />
      <MatchMeanings run={run} onChange={(meanings) => change({ meanings })} />
      <MatchRest run={run} onChange={change} />
      <FirstRows run={run} />
    </>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <PageTitle>{run.file_name}</PageTitle>
        <StateTag state={run.state} />
      </Box>
      <About run={run} />
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      {isGoing(run) ? <Going run={run} /> : <Outcome run={run} />}
      {!open && <ImportActions run={run} busy={saving} />}
      {open && match}
      {open &&
        run.faults.map((fault) => (
          <Alert key={fault} severity="warning">
            {fault}
          </Alert>
        ))}
      {open && <ImportActions run={run} busy={saving} />}
      {!open && !isGoing(run) && <ImportRows run={run} />}
      {!open && match && (
        <Box component="details">
          <Box component="summary" sx={{ cursor: 'pointer', py: 1.25, fontWeight: 500 }}>
            Change columns, words and what becomes of known people
          </Box>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', mt: 1 }}>{match}</Box>
        </Box>
      )}
    </Box>
  );
}

/** Where the file comes from, and what to know before importing it. */
function About({ run }: { run: EnquiryImport }) {
  const { same_as, other_sheets, sheet } = run;
  return (
    <>
      <Typography>
        {countOf(run.row_count, 'row', 'rows')}, uploaded <Moment at={run.created_at} withTime />
        {run.created_by && ` by ${run.created_by}`}
        {sheet && `, sheet ${sheet}`}
      </Typography>
      {same_as[0] && run.state !== 'written' && run.state !== 'undone' && (
        <Alert severity="warning">
          The same file was uploaded before, and{' '}
          {countOf(same_as[0].written, 'enquiry was', 'enquiries were')} added from it.{' '}
          <Link to={`/enquiry-imports/${same_as[0].id}`}>See that import</Link>
        </Alert>
      )}
      {other_sheets.length > 0 && (
        <Alert severity="info">
          Only the sheet {sheet} is read. To import {other_sheets.join(', ')}, save it as a file of its own.
        </Alert>
      )}
    </>
  );
}

function Going({ run }: { run: EnquiryImport }) {
  const percent = run.row_count === 0 ? 0 : Math.min(100, Math.round((run.done / run.row_count) * 100));
  return (
    <Box sx={{ maxWidth: 720 }}>
      <LinearProgress
        color="secondary"
        variant={percent === 0 ? 'indeterminate' : 'determinate'}
        value={percent}
        aria-label="Progress"
        sx={{ height: 10, borderRadius: 5, mb: 1 }}
      />
      <Typography role="status">
        {run.done.toLocaleString('en')} of {countOf(run.row_count, 'row', 'rows')}
      </Typography>
      <Typography color="textSecondary">You can close this tab: it goes on.</Typography>
    </Box>
  );
}

/** How it came out, in sentences. */
function Outcome({ run }: { run: EnquiryImport }) {
  const { state, counts, will_add, written } = run;
  if (!counts) return null;
  const wrong = counts.wrong === 0 ? '' : ` ${countOf(counts.wrong, 'row has', 'rows have')} a problem.`;
  if (state === 'checked')
    return (
      <Alert severity={counts.wrong > 0 || will_add === 0 ? 'warning' : 'info'} role="status">
        Nothing is added yet. {countOf(will_add, 'enquiry', 'enquiries')} will be added.{wrong}
        {counts.wrong > 0 && ' They are left out: download them, mend them and upload that file.'}
      </Alert>
    );
  if (state === 'undone')
    return (
      <Alert severity={counts.kept > 0 ? 'warning' : 'success'} role="status">
        The import was undone.{' '}
        {counts.kept > 0 &&
          `${countOf(counts.kept, 'enquiry stays', 'enquiries stay')}, because of work done since: see below.`}
      </Alert>
    );
  return (
    <Alert severity={counts.wrong > 0 ? 'warning' : 'success'} role="status">
      {countOf(written, 'enquiry was', 'enquiries were')} added.{wrong}
      {run.emptied ? ' The rows of the file are deleted after 30 days.' : ' It can be undone for 30 days.'}
    </Alert>
  );
}
