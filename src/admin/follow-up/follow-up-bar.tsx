import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { FollowUp, FollowUpValues } from '../../contract/follow-up.ts';
import { MAX_NEXT_STEP } from '../../contract/follow-up-rules.ts';
import { keepDraft, readDraft } from '../frame/drafts.ts';
import { CounselorChoice } from './counselor-choice.tsx';
import { DueDay } from './due-words.tsx';
import { UnsavedNotice } from './unsaved-notice.tsx';
import { useFollowUp, valuesOf, type SaveFollowUp } from './use-follow-up.ts';

interface FollowUpBarProps {
  now: FollowUp;
  /** Name of the draft of a next step that is being typed: 'applications/{id}/next-step'. */
  draft: string;
  mayChange: boolean;
  save: SaveFollowUp;
  /** Loads what is stored now. */
  reload: () => Promise<unknown>;
}

/** Counselor, next step and its day, changed in place. A colleague's change is never overwritten unseen. */
export function FollowUpBar({ now, draft, mayChange, save, reload }: FollowUpBarProps) {
  const { set, saving, unsaved, forget } = useFollowUp(now, save, reload);
  if (!mayChange) return <FollowUpText now={now} />;
  return (
    <Box
      component="section"
      aria-label="Counselor and next step"
      aria-busy={saving}
      sx={{ display: 'grid', gap: 1 }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '14rem minmax(12rem, 1fr) 10.5rem' },
          maxWidth: 880,
        }}
      >
        <CounselorChoice chosen={now.counselor} onChange={(counselor) => void set({ counselor })} />
        <StepField now={now} draft={draft} set={set} />
        <DayField now={now} set={set} />
      </Box>
      {unsaved && (
        <UnsavedNotice now={now} unsaved={unsaved} again={(after) => void set(after)} forget={forget} />
      )}
    </Box>
  );
}

/** The same for people who may only read it. */
function FollowUpText({ now: { counselor, next_step, next_on } }: { now: FollowUp }) {
  return (
    <Typography color="textSecondary">
      Counselor: {counselor?.name ?? 'nobody'}.{(next_step || next_on) && ' Next: '}
      {next_step}
      {next_step && next_on && ', '}
      {next_on && <DueDay on={next_on} />}
    </Typography>
  );
}

type Set = (after: Partial<FollowUpValues>, before?: FollowUpValues) => Promise<boolean>;

/** Saved by Enter, and when the field is left. What is typed stays when the connection breaks or the session ends. */
function StepField({ now, draft, set }: { now: FollowUp; draft: string; set: Set }) {
  /** Null: nothing is being typed. */
  const [typed, setTyped] = useState<string | null>(() => readDraft(draft) || null);
  /** What was stored when typing began. */
  const [before, setBefore] = useState(() => valuesOf(now));
  const type = (text: string | null) => {
    keepDraft(draft, text ?? '');
    setTyped(text);
  };
  const send = async () => {
    if (typed === null) return;
    if (typed.trim() === now.next_step || (await set({ next_step: typed.trim() }, before))) type(null);
  };
  return (
    <TextField
      label="Next step"
      size="small"
      value={typed ?? now.next_step}
      placeholder="Call about the passport"
      onChange={({ target: { value } }) => {
        if (typed === null) setBefore(valuesOf(now));
        type(value);
      }}
      onBlur={() => void send()}
      onKeyDown={({ key }) => {
        if (key === 'Enter') void send();
        if (key === 'Escape') type(null);
      }}
      slotProps={{ htmlInput: { maxLength: MAX_NEXT_STEP }, inputLabel: { shrink: true } }}
    />
  );
}

/** Milliseconds after the last change: while a year is typed, every digit makes a date. */
const SETTLED_MS = 900;

/** A day in Nepal. */
function DayField({ now, set }: { now: FollowUp; set: Set }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [before, setBefore] = useState(() => valuesOf(now));
  const id = useId();
  const send = async () => {
    if (typed === null) return;
    const next_on = typed || null;
    if (next_on === now.next_on || (await set({ next_on }, before))) setTyped(null);
  };
  const settle = useEffectEvent(() => void send());
  useEffect(() => {
    if (typed === null || (typed !== '' && typed < '2000')) return;
    const timer = setTimeout(settle, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      id={id}
      type="date"
      label="On"
      size="small"
      value={typed ?? now.next_on ?? ''}
      onChange={({ target: { value } }) => {
        if (typed === null) setBefore(valuesOf(now));
        setTyped(value);
      }}
      onBlur={() => void send()}
      helperText={typed === null && now.next_on && <DueDay on={now.next_on} />}
      slotProps={{ inputLabel: { shrink: true, htmlFor: id } }}
    />
  );
}
