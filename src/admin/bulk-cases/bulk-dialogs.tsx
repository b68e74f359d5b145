import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { FollowUpsDone, FollowUpValues } from '../../contract/follow-up.ts';
import { MAX_NEXT_STEP } from '../../contract/follow-up-rules.ts';
import { CounselorChoice } from '../follow-up/counselor-choice.tsx';
import { useColleagues } from '../follow-up/use-colleagues.ts';
import { valuesOf } from '../follow-up/use-follow-up.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import type { FollowDialogProps, FollowItem, FollowKind } from './bulk-item.ts';
import { inParts } from './in-parts.ts';

/** Says what was done and what was not, and reloads the queue. */
function useReport({ counted }: FollowKind, onDone: FollowDialogProps['onDone']) {
  const notify = useNotify();
  const refresh = useRefresh();
  return ({ changed, same, left }: FollowUpsDone, verb: string) => {
    const parts = [
      `${counted(changed)} ${verb}`,
      same > 0 && `${same} had it already`,
      left.length > 0 &&
        `${left.length} left: ${left.map(({ title, reason }) => `${title} ${reason}`.trim()).join(' ')}`,
    ];
    notify(`${parts.filter(Boolean).join(', ')}.`.replace(/\.\.$/, '.'), {
      type: left.length > 0 ? 'warning' : 'success',
      autoHideDuration: left.length > 0 ? 12_000 : 4_000,
    });
    onDone(left.map(({ id }) => id));
    refresh();
  };
}

const setAll = ({ send }: FollowKind, selected: readonly FollowItem[], after: Partial<FollowUpValues>) =>
  inParts(selected, (part) =>
    send(
      part.map((item) => ({ id: item.id, before: valuesOf(item) })),
      after,
    ),
  );

/** Whom it concerns, and what each of them has now. */
function Chosen({ selected, now }: { selected: readonly FollowItem[]; now: (item: FollowItem) => string }) {
  return (
    <Box
      component="ul"
      tabIndex={0}
      aria-label="Selected"
      sx={{ m: 0, pl: 2.5, maxHeight: '9rem', overflowY: 'auto' }}
    >
      {selected.map((item) => (
        <li key={item.id}>
          {item.words}
          {now(item) && ` (${now(item)})`}
        </li>
      ))}
    </Box>
  );
}

export function AssignDialog({ kind, selected, onClose, onDone }: FollowDialogProps) {
  const colleagues = useColleagues();
  const [id, setId] = useState<string | null>(null);
  const report = useReport(kind, onDone);
  const chosen = colleagues.find((each) => each.id === id) ?? null;
  return (
    <FormDialog
      open
      close={onClose}
      title={`Assign ${kind.counted(selected.length)}`}
      confirm={chosen ? `Assign to ${chosen.name}` : 'Assign to nobody'}
      run={async () =>
        report(
          await setAll(kind, selected, { counselor: id }),
          chosen ? `assigned to ${chosen.name}` : 'assigned to nobody',
        )
      }
    >
      <CounselorChoice chosen={chosen} onChange={setId} />
      <Chosen selected={selected} now={({ counselor }) => `now ${counselor?.name ?? 'nobody'}`} />
    </FormDialog>
  );
}

export function PlanDialog({ kind, selected, onClose, onDone }: FollowDialogProps) {
  const [step, setStep] = useState('');
  const [on, setOn] = useState('');
  const report = useReport(kind, onDone);
  const dayId = useId();
  const after = { ...(step.trim() && { next_step: step.trim() }), ...(on && { next_on: on }) };
  return (
    <FormDialog
      open
      close={onClose}
      title={`Next step of ${kind.counted(selected.length)}`}
      confirm="Set"
      incomplete={Object.keys(after).length === 0}
      run={async () => report(await setAll(kind, selected, after), 'planned')}
    >
      <TextField
        label="Next step"
        value={step}
        helperText="Empty: each keeps its own."
        onChange={({ target }) => setStep(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_NEXT_STEP }, inputLabel: { shrink: true } }}
      />
      <TextField
        id={dayId}
        type="date"
        label="On"
        value={on}
        helperText="Empty: each keeps its own."
        onChange={({ target }) => setOn(target.value)}
        slotProps={{ inputLabel: { shrink: true, htmlFor: dayId } }}
      />
      <Chosen
        selected={selected}
        now={({ next_step, next_on }) => [next_step, next_on].filter(Boolean).join(', ')}
      />
    </FormDialog>
  );
}
