import Button from '@mui/material/Button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';

/** Where a screen came from: the way back at its top. */
export interface Back {
  to: string;
  label: string;
}

export const BackLink = ({ to, label }: Back) => (
  <Button
    component={Link}
    to={to}
    color="secondary"
    startIcon={<ArrowLeft size={20} />}
    sx={{ mb: 1, ml: -1 }}
  >
    {label}
  </Button>
);
