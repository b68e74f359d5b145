import { useState } from 'react';
import { TextField } from '../../../ui/field.tsx';

/** The second factor: six digits from an app, or a recovery code. Takes the focus when it appears. */
export function CodeField({ field }: { field: { id: string; name: string; error: string | undefined } }) {
  const [recovery, setRecovery] = useState(false);
  return (
    <div className="grid gap-1">
      <TextField
        {...field}
        key={String(recovery)}
        label={recovery ? 'Recovery code' : 'Code'}
        hint={
          recovery
            ? 'One of the codes you saved when you set this up. Each works once.'
            : 'The six digits that your authenticator app shows for this site.'
        }
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        // It appears because the form asks for it, and is the person's next step.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <button type="button" className="account-aside" onClick={() => setRecovery(!recovery)}>
        {recovery ? 'Use the app instead' : 'Use a recovery code instead'}
      </button>
    </div>
  );
}
