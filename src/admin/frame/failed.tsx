import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { reportBrowserError } from '../../ui/failures/report.ts';

/**
 * A screen that broke, headed as on the website. The rest of the back office may be fine, so the way out is to load it afresh.
 * react-admin hands over the `error` that it caught itself.
 */
export function Failed({ error }: { error?: unknown }) {
  useEffect(() => reportBrowserError(error, 'back office'), [error]);
  return (
    <div role="alert">
      <Typography variant="h1">Unexpected Application Error!</Typography>
      <Typography sx={{ my: 2 }}>
        This screen failed. That is our fault, not yours. Every change that was confirmed is saved.
      </Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        Reload
      </Button>
    </div>
  );
}
