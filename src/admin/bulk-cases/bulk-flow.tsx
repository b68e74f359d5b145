import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useRefresh } from 'react-admin';
import type { BulkPreviewBody, BulkPreviewItem } from '../../contract/case-bulk.ts';
import type { FollowUpsDone } from '../../contract/follow-up.ts';
import { MAX_FOLLOW_UPS } from '../../contract/follow-up-rules.ts';
import { call } from '../frame/api.ts';
import { casesOf, type BulkDialogProps } from './bulk-item.ts';
import { BulkPreviewList, BulkReport } from './bulk-lists.tsx';
import { inParts } from './in-parts.ts';

interface BulkFlowProps extends BulkDialogProps {
  title: string;
  /** What is asked before the preview. */
  form: ReactNode;
  incomplete: boolean;
  what: BulkPreviewBody['what'];
  /** The button that does it: 'Move 12 cases'. */
  confirm: (count: string) => string;
  send: (part: readonly BulkPreviewItem[]) => Promise<FollowUpsDone>;
  /** '12 cases moved' */
  verb: string;
  /** What can be done after the report: taking it back. */
  after?: ReactNode;
}

type Stage =
  | { is: 'form' }
  | { is: 'preview'; cases: readonly BulkPreviewItem[] }
  | { is: 'running'; done: number; total: number }
  | { is: 'done'; report: FollowUpsDone };

/** An action on several cases: asks, shows what it would do with each, does it, and reports. */
export function BulkFlow(props: BulkFlowProps) {
  const { selected, title, form, incomplete, what, confirm, send, verb, after, onClose, onDone } = props;
  const [stage, setStage] = useState<Stage>({ is: 'form' });
  const [looking, setLooking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const refresh = useRefresh();
  const id = useId();

  const look = async () => {
    setLooking(true);
    setProblem(undefined);
    try {
      const cases: BulkPreviewItem[] = [];
      for (let at = 0; at < selected.length; at += MAX_FOLLOW_UPS) {
        const ids = selected.slice(at, at + MAX_FOLLOW_UPS).map((item) => item.id);
        cases.push(...(await call('POST /api/staff/applications/preview/', { body: { ids, what } })).cases);
      }
      setStage({ is: 'preview', cases });
    } catch (error) {
      setProblem((error as Error).message);
    }
    setLooking(false);
  };
  const able = stage.is === 'preview' ? stage.cases.filter((each) => each.problem === '') : [];
  const unable = stage.is === 'preview' ? stage.cases.filter((each) => each.problem !== '') : [];
  const carryOut = async () => {
    setStage({ is: 'running', done: 0, total: able.length });
    const report = await inParts(able, send, (done) => setStage({ is: 'running', done, total: able.length }));
    const kept = unable.map((each) => ({ id: each.id, title: each.reference, reason: each.problem }));
    setStage({ is: 'done', report: { ...report, left: [...report.left, ...kept] } });
    refresh();
  };
  const close = () => {
    if (stage.is === 'running') return;
    if (stage.is === 'done') onDone(stage.report.left.map((each) => each.id));
    onClose();
  };

  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
        {stage.is === 'form' && form}
        {stage.is === 'preview' && <BulkPreviewList able={able} unable={unable} />}
        {stage.is === 'running' && (
          <>
            <Typography role="status">
              {stage.done} of {stage.total}
            </Typography>
            <LinearProgress
              variant="determinate"
              aria-label="Progress"
              value={(100 * stage.done) / Math.max(stage.total, 1)}
            />
          </>
        )}
        {stage.is === 'done' && <BulkReport report={stage.report} verb={verb} />}
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0, flexWrap: 'wrap', rowGap: 1 }}>
        {stage.is === 'form' && (
          <>
            <Button color="secondary" onClick={close}>
              Cancel
            </Button>
            <Button variant="contained" disabled={incomplete} loading={looking} onClick={() => void look()}>
              Preview
            </Button>
          </>
        )}
        {stage.is === 'preview' && (
          <>
            <Button color="secondary" onClick={() => setStage({ is: 'form' })}>
              Back
            </Button>
            <Button variant="contained" disabled={able.length === 0} onClick={() => void carryOut()}>
              {confirm(casesOf(able.length))}
            </Button>
          </>
        )}
        {stage.is === 'done' && (
          <>
            {after}
            <Button variant="contained" onClick={close}>
              Close
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
