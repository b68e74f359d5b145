import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { nepalMomentInWords } from '../../../contract/nepal-time.ts';
import { useClash, useSession } from '../edit-session.ts';
import type { Choice } from '../store/merge.ts';
import { ClashField } from './clash-field.tsx';

/** Fields that two people have changed at once, side by side. Nothing is stored before each is decided. */
export function ClashDialog() {
  const session = useSession();
  const clash = useClash(session);
  if (!clash) return null;
  return <Open key={clash.saved.state.number} {...clash} />;
}

type OpenProps = NonNullable<ReturnType<typeof useClash>>;

function Open({ saved: { clashes, state }, intent }: OpenProps) {
  const { store, saver } = useSession();
  const phone = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [now] = useState(() => new Date());
  const id = useId();
  const who = state.changed_by ?? 'Somebody else';
  const left = clashes.length - choices.size;
  const close = () => saver.leaveClash();
  const saveAgain = () => {
    const decisions = clashes.map((clash, at) => [clash, choices.get(at)!] as const);
    store.decide(decisions, state);
    saver.leaveClash();
    void saver.save(intent);
  };
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullScreen={phone} fullWidth maxWidth="md">
      <DialogTitle id={id}>
        {clashes.length === 1
          ? 'Somebody else has changed the same field'
          : `Somebody else has changed ${clashes.length} of the same fields`}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <DialogContentText>
          {who} saved {state.changed_at ? nepalMomentInWords(state.changed_at, now) : 'meanwhile'}. Nothing is
          lost: choose for each field what it should say. Everything else has been put together already.
        </DialogContentText>
        {clashes.map((clash, at) => (
          <ClashField
            key={clash.path.join('.')}
            clash={clash}
            who={who}
            choice={choices.get(at)}
            onChoose={(choice) => setChoices(new Map(choices).set(at, choice))}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ p: 2, gap: 1, flexWrap: 'wrap' }}>
        <Box component="span" role="status" sx={{ flex: 1, color: 'text.secondary' }}>
          {left > 0
            ? left === 1
              ? 'One field is left to decide.'
              : `${left} fields are left to decide.`
            : ''}
        </Box>
        <Button color="secondary" onClick={close}>
          Back to the form
        </Button>
        <Button variant="contained" disabled={left > 0} onClick={saveAgain}>
          Save again
        </Button>
      </DialogActions>
    </Dialog>
  );
}
