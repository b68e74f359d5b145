import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { askedFilter } from './show.ts';
import { Problem } from '../frame/problem.tsx';

/** Why the list could not be loaded, with another try. @param hasOld what was loaded before is still shown */
export function ListError({ error, hasOld }: { error: Error; hasOld: boolean }) {
  const { refetch, isFetching } = useListContext();
  return (
    <Problem again={() => void refetch()} busy={isFetching}>
      {error.message} {hasOld && 'What you see below may be out of date.'}
    </Problem>
  );
}

/** In place of an empty list: nothing matches, with a way back, or nothing is there yet. */
export function EmptyList({ empty }: { empty: string }) {
  const { filterValues, setFilters } = useListContext();
  const { show } = filterValues as { show?: unknown };
  const filtered = Object.keys(askedFilter(filterValues as object)).length > 0;
  return (
    <Box sx={{ p: 4, textAlign: 'center' }}>
      <Typography sx={{ mb: filtered ? 2 : 0 }}>
        {filtered ? 'Nothing matches this search. Check the spelling, or remove a filter.' : empty}
      </Typography>
      {filtered && (
        <Button
          variant="outlined"
          color="secondary"
          onClick={() => setFilters(show === undefined ? {} : { show }, [])}
        >
          Show all
        </Button>
      )}
    </Box>
  );
}
