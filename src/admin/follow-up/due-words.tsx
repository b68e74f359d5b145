import Box from '@mui/material/Box';
import { dueWords } from '../../content/due-words.ts';
import { shortDate } from '../../contract/dates.ts';
import { useToday } from '../frame/use-today.ts';
import { colors } from '../theme/colors.ts';

/** The day of a next step; red when it is overdue. */
export function DueDay({ on }: { on: string }) {
  const today = useToday();
  const color = on < today ? colors.laliguras600 : on === today ? colors.marigold700 : 'inherit';
  return (
    <Box
      component="time"
      dateTime={on}
      title={shortDate(on)}
      sx={{ color, fontWeight: on <= today ? 600 : 400 }}
    >
      {dueWords(on, today)}
    </Box>
  );
}
