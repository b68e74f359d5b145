import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import { useMay } from '../../frame/use-may.ts';

/** Leads to the form that begins a case. @param enquiry the one that becomes a case @param again it has one already */
export function BeginButton({ enquiry, again = false }: { enquiry?: string; again?: boolean }) {
  const may = useMay();
  if (!may('write', 'cases')) return null;
  return (
    <Button
      component={Link}
      to={`/applications/new${enquiry === undefined ? '' : `?enquiry=${enquiry}`}`}
      variant={again ? 'outlined' : 'contained'}
      color={again ? 'secondary' : 'primary'}
      startIcon={<Plus size={20} />}
      sx={{ minHeight: 48 }}
    >
      {again ? 'Begin another case' : 'Begin a case'}
    </Button>
  );
}
