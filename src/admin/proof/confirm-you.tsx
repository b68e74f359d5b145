import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useGetIdentity } from 'ra-core';
import { useId, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import type { Proof } from '../../contract/accounts.ts';
import type { OfficeIdentity } from '../frame/auth-provider.ts';
import { errorSentence } from '../frame/sentences.ts';
import { isAskingProof, onProofAsked, sendTypedAgain, settleProof } from './proof.ts';

/** Asks for the password or a code again before an action that needs it. */
export function ConfirmYou() {
  const asked = useSyncExternalStore(onProofAsked, isAskingProof);
  return asked ? <Asking /> : null;
}

type Kind = 'password' | 'code';

const WORDS: Readonly<Record<Kind, { label: string; why: string; help: string; empty: string }>> = {
  password: {
    label: 'Your password',
    why: 'Please type your password again. Then we know that it is really you.',
    help: 'We will not ask again for five minutes.',
    empty: 'Password is required',
  },
  code: {
    label: 'Code from your app',
    why: 'Please type the code that your authenticator app shows now. Then we know that it is really you.',
    help: 'Six digits, or a recovery code. We will not ask again for five minutes.',
    empty: 'Enter the six digits that the app shows, or a recovery code',
  },
};

function Asking() {
  const { data } = useGetIdentity();
  const identity = data as OfficeIdentity | undefined;
  // The API decides: the second factor may have been set up or turned off in another tab.
  const [corrected, setCorrected] = useState<Kind>();
  const kind = corrected ?? (identity?.second_factor ? 'code' : 'password');
  const [typed, setTyped] = useState('');
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { label, why, help, empty } = WORDS[kind];

  const fail = (sentence: string) => {
    setProblem(sentence);
    input.current?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (running) return;
    if (typed.trim() === '') return fail(empty);
    setRunning(true);
    setProblem(undefined);
    const answer = await sendTypedAgain(kind === 'code' ? { code: typed } : { password: typed }).then(
      async (response) => ({ status: response.status, body: (await response.json()) as unknown }),
      () => ({ status: 0, body: null }),
    );
    setRunning(false);
    if (answer.status === 200) return settleProof(answer.body as Proof);
    const { code, password } = (answer.body ?? {}) as { code?: string; password?: unknown };
    const other =
      code === 'second_factor_required' ? 'code' : password !== undefined ? 'password' : undefined;
    if (other && other !== kind) {
      setCorrected(other);
      setTyped('');
      input.current?.focus();
      return;
    }
    fail(errorSentence(answer.status, answer.body));
    input.current?.select();
  };

  return (
    <Dialog
      open
      onClose={() => !running && settleProof(null)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
      slotProps={{ transition: { onEntered: () => input.current?.focus() } }}
    >
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogTitle id={`${id}-title`}>Confirm that it is you</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`} sx={{ mb: 3 }}>
            {why}
          </DialogContentText>
          {/* For password managers, which store the password under this address. */}
          <input type="text" autoComplete="username" value={identity?.email ?? ''} readOnly hidden />
          <TextField
            label={label}
            type={kind === 'password' ? 'password' : 'text'}
            fullWidth
            value={typed}
            error={problem !== undefined}
            helperText={problem ?? help}
            onChange={({ target }) => setTyped(target.value)}
            inputRef={input}
            slotProps={{
              htmlInput: {
                autoComplete: kind === 'password' ? 'current-password' : 'one-time-code',
                autoCapitalize: 'none',
                spellCheck: false,
                'aria-required': true,
              },
              inputLabel: { shrink: true },
              formHelperText: { role: problem === undefined ? undefined : 'alert' },
            }}
          />
        </DialogContent>
        <DialogActions sx={{ p: 2, pt: 0 }}>
          <Button color="secondary" disabled={running} onClick={() => settleProof(null)}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={running}>
            Confirm
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
