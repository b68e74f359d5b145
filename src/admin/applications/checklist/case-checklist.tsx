import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { StaffApplication } from '../../../contract/applications.ts';
import type { CaseChecklist as Data } from '../../../contract/checklists.ts';
import { CHECKLIST_STAGES, isDue, STAGES } from '../../../contract/checklist-words.ts';
import { Loading } from '../../frame/loading.tsx';
import { Problem } from '../../frame/problem.tsx';
import { useMay } from '../../frame/use-may.ts';
import { AddLine } from './add-line.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { FactsLine } from './facts-line.tsx';
import { LineGroup, NOT_NEEDED } from './line-group.tsx';
import { isAskable, summaryOf } from './line-words.ts';
import { useChecklist, type ChecklistWork } from './use-checklist.ts';

/** What the case needs of its student, and asking for it. */
export function CaseChecklist({ application }: { application: StaffApplication }) {
  const work = useChecklist(application.id);
  const { data, error, refetch, isFetching } = work;
  return (
    <Box component="section" aria-labelledby="checklist" sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Typography variant="h2" id="checklist">
          Checklist
        </Typography>
        {data && <Typography color="textSecondary">{summaryOf(data.lines, data.stage)}</Typography>}
      </div>
      {error && (
        <Problem again={() => void refetch()} busy={isFetching}>
          {error.message}
        </Problem>
      )}
      {!data && !error && <Loading />}
      {data && <List application={application} data={data} work={work} />}
    </Box>
  );
}

function List({
  application,
  data,
  work,
}: {
  application: StaffApplication;
  data: Data;
  work: ChecklistWork;
}) {
  const may = useMay()('write', 'cases');
  const mayAsk = may && application.state !== 'closed';
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState(false);
  const askable = data.lines.filter(isAskable);
  const asked = askable.filter(({ line }) => chosen.has(line));
  const missing = askable.filter(({ stage, optional }) => !optional && isDue(stage, data.stage));
  const choose = (line: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(line);
    else next.delete(line);
    setChosen(next);
  };
  const aside = data.lines.filter(({ state }) => state === 'aside');
  const groups = STAGES.map((stage) => ({
    stage,
    lines: data.lines.filter((line) => line.stage === stage && line.state !== 'aside'),
  })).filter(({ lines }) => lines.length > 0);
  const shared = { application, work, may, mayAsk, chosen, choose };
  return (
    <>
      <FactsLine application={application} data={data} work={work} may={may} />
      {work.problem !== undefined && <Alert severity="warning">{work.problem}</Alert>}
      {mayAsk && askable.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            color="secondary"
            size="small"
            disabled={asked.length === 0}
            onClick={() => setAsking(true)}
          >
            {asked.length === 0 ? 'Ask for what you select' : `Ask for ${asked.length} in one mail`}
          </Button>
          {missing.length > 0 && asked.length === 0 && (
            <Button
              size="small"
              color="secondary"
              onClick={() => setChosen(new Set(missing.map(({ line }) => line)))}
            >
              Select all missing
            </Button>
          )}
        </Box>
      )}
      <Paper variant="outlined">
        {groups.map(({ stage, lines }) => (
          <LineGroup
            key={stage}
            {...shared}
            title={CHECKLIST_STAGES[stage]}
            lines={lines}
            open={isDue(stage, data.stage)}
          />
        ))}
        {aside.length > 0 && <LineGroup {...shared} title={NOT_NEEDED} lines={aside} open={false} />}
      </Paper>
      {may && <AddLine application={application} stage={data.stage} work={work} />}
      {asking && (
        <AskDialog
          application={application}
          lines={asked}
          work={work}
          onClose={() => setAsking(false)}
          onAsked={() => setChosen(new Set())}
        />
      )}
    </>
  );
}
