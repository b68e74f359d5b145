import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { referenceFor } from '../../ui/failures/reference-for.ts';
import { reportBrowserError } from '../../ui/failures/report.ts';

interface FailedProps {
  error?: unknown;
  reference?: string | undefined;
}

/**
 * A screen that failed to render, with the website's heading. The rest of the back office may work, so the way out is
 * a reload. react-admin passes the `error` that it caught itself; our boundary has reported it and passes the reference.
 */
export function Failed({ error, reference: told }: FailedProps) {
  const [reference] = useState(() => told ?? referenceFor(error));
  useEffect(() => reportBrowserError(error, 'back office', reference), [error, reference]);
  return (
    <div role="alert">
      <Typography variant="h1">Unexpected Application Error!</Typography>
      <Typography sx={{ my: 2 }}>
        This screen failed. That is our fault, not yours. Every change that was confirmed is saved.
      </Typography>
      {reference && <Typography sx={{ mb: 2 }}>Reference: {reference}</Typography>}
      <Button variant="contained" onClick={() => location.reload()}>
        Reload
      </Button>
    </div>
  );
}
