import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { studentName } from '../applications/case-words.tsx';
import { call } from '../frame/api.ts';
import { AssignDialog, PlanDialog } from './bulk-dialogs.tsx';
import { casesOf, type BulkItem, type FollowItem, type FollowKind } from './bulk-item.ts';
import { MoveDialog } from './bulk-move.tsx';
import { WriteDialog } from './bulk-write.tsx';
import { SelectedBar } from './selected-bar.tsx';

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
const FOLLOW = { assign: AssignDialog, plan: PlanDialog };
const BULK = { move: MoveDialog, write: WriteDialog };
const CASES: FollowKind = {
  counted: casesOf,
  send: (items, after) => call('POST /api/staff/applications/follow-up/', { body: { items, after } }),
};
const followItemOf = (item: BulkItem): FollowItem => ({
  ...item,
  words: `${studentName(item)}, ${item.reference}`,
});

/** What can be done with the selected cases. It stays in view while the queue is scrolled. */
export function BulkBar({ selected, way, more, onWay, onDone }: BulkBarProps) {
  if (selected.length === 0) return null;
  const Follow = way === 'assign' || way === 'plan' ? FOLLOW[way] : undefined;
  const Bulk = way === 'move' || way === 'write' ? BULK[way] : undefined;
  const close = () => onWay(undefined);
  return (
    <SelectedBar label="Selected cases" counted={`${casesOf(selected.length)} selected`}>
      {more}
      {WAYS.map(([each, label]) => (
        <Button key={each} variant="outlined" color="secondary" onClick={() => onWay(each)}>
          {label}
        </Button>
      ))}
      <Button color="secondary" onClick={() => onDone([])}>
        Clear
      </Button>
      {Follow && (
        <Follow kind={CASES} selected={selected.map(followItemOf)} onClose={close} onDone={onDone} />
      )}
      {Bulk && <Bulk selected={selected} onClose={close} onDone={onDone} />}
    </SelectedBar>
  );
}
