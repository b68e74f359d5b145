import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { PageTitle } from './page-title.tsx';

/** Shown for unknown addresses of the back office. */
export function Lost() {
  return (
    <>
      <PageTitle>There is nothing here</PageTitle>
      <Typography sx={{ my: 2 }}>The address is wrong, or this page no longer exists.</Typography>
      <Button component={Link} to="/" variant="contained">
        Go to the start page
      </Button>
    </>
  );
}
