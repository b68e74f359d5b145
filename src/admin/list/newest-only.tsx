import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { MOST_LOGGED } from '../../contract/paging.ts';

/**
 * Says that a log has more entries than it lists. The API stops counting there, so an exact-looking number would be wrong.
 * @param choose what reaches older ones: 'a day or a person'
 */
export function NewestOnly({ choose }: { choose: string }) {
  const { total } = useListContext();
  if (total !== MOST_LOGGED) return null;
  return (
    <Typography color="textSecondary">
      These are the newest {MOST_LOGGED.toLocaleString('en')} entries. Choose {choose} to see older ones.
    </Typography>
  );
}
