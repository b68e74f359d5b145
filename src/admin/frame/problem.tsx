import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

/** Why something could not be loaded, with another try. @param busy the other try runs */
export function Problem({
  again,
  busy,
  children,
}: {
  again: () => void;
  busy: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <Alert
      severity="error"
      sx={{ my: 1 }}
      action={
        <Button color="inherit" loading={busy === true} onClick={again} sx={{ whiteSpace: 'nowrap' }}>
          Try again
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
