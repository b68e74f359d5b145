import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { colors } from '../theme/colors.ts';
import { AssignDialog, PlanDialog } from './bulk-dialogs.tsx';
import type { BulkItem } from './bulk-item.ts';
import { MoveDialog } from './bulk-move.tsx';
import { WriteDialog } from './bulk-write.tsx';

import type { ReactNode } from 'react';

export type BulkWay = 'assign' | 'plan' | 'move' | 'write';

interface BulkBarProps {
  selected: readonly BulkItem[];
  way: BulkWay | undefined;
  onWay: (way: BulkWay | undefined) => void;
  /** More that can be selected. */
  more?: ReactNode;
  /** @param left ids that stay selected, because nothing was done with them */
  onDone: (left: readonly string[]) => void;
}

const WAYS: readonly (readonly [way: BulkWay, label: string])[] = [
  ['assign', 'Assign …'],
  ['plan', 'Next step …'],
  ['move', 'Move …'],
  ['write', 'Write …'],
];
const DIALOGS = { assign: AssignDialog, plan: PlanDialog, move: MoveDialog, write: WriteDialog };

/** What can be done with the selected cases. It stays in view while the queue is scrolled. */
export function BulkBar({ selected, way, more, onWay, onDone }: BulkBarProps) {
  if (selected.length === 0) return null;
  const Asked = way && DIALOGS[way];
  return (
    <Paper
      component="section"
      aria-label="Selected cases"
      elevation={3}
      sx={{
        position: 'sticky',
        top: 8,
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
        {selected.length === 1 ? '1 case selected' : `${selected.length.toLocaleString('en')} cases selected`}
      </Typography>
      {more}
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
