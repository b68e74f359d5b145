import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { TodayItem } from '../../contract/today.ts';
import { colors } from '../theme/colors.ts';
import { AssignDialog, PlanDialog, WriteDialog } from './bulk-dialogs.tsx';

export type BulkWay = 'assign' | 'plan' | 'write';

interface BulkBarProps {
  selected: readonly TodayItem[];
  way: BulkWay | undefined;
  onWay: (way: BulkWay | undefined) => void;
  /** @param left ids that stay selected, because nothing was done with them */
  onDone: (left: readonly string[]) => void;
}

const WAYS: readonly (readonly [way: BulkWay, label: string])[] = [
  ['assign', 'Assign …'],
  ['plan', 'Next step …'],
  ['write', 'Write …'],
];
const DIALOGS = { assign: AssignDialog, plan: PlanDialog, write: WriteDialog };

/** What can be done with the selected cases. It stays in view while the queue is scrolled. */
export function BulkBar({ selected, way, onWay, onDone }: BulkBarProps) {
  if (selected.length === 0) return null;
  const Asked = way && DIALOGS[way];
  return (
    <Paper
      component="section"
      aria-label="Selected cases"
      elevation={3}
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        backgroundColor: colors.marigold100,
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600, mr: 'auto' }}>
        {selected.length === 1 ? '1 case selected' : `${selected.length} cases selected`}
      </Typography>
      {WAYS.map(([each, label]) => (
        <Button key={each} variant="outlined" color="secondary" onClick={() => onWay(each)}>
          {label}
        </Button>
      ))}
      <Button color="secondary" onClick={() => onDone([])}>
        Clear
      </Button>
      {Asked && <Asked selected={selected} onClose={() => onWay(undefined)} onDone={onDone} />}
    </Paper>
  );
}
