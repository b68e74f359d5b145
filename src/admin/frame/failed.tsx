import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/** A screen that broke. The rest of the back office may be fine, so the way out is to load it afresh. */
export function Failed() {
  return (
    <div role="alert">
      <Typography variant="h1">Something went wrong on this screen</Typography>
      <Typography sx={{ my: 2 }}>
        It is our fault, not yours. What you changed and saw confirmed is kept.
      </Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        Load it again
      </Button>
    </div>
  );
}
