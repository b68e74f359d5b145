import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { nepalTime } from '../../contract/nepal-time.ts';
import type { Today } from '../../contract/today.ts';
import { colors } from '../theme/colors.ts';

/** The events of today, with their hour in Nepal. */
export function TodayEvents({ events }: Pick<Today, 'events'>) {
  if (events.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="events-today">
      <Typography variant="h2" id="events-today" sx={{ mb: 0.75 }}>
        Today's events
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {events.map(({ id, title, starts_at, place }) => (
          <Box component="li" key={id} sx={{ minHeight: 32 }}>
            {nepalTime(starts_at)}{' '}
            <Box component={Link} to={`/events/${id}`} sx={{ color: colors.night700 }}>
              {title}
            </Box>
            {place && `, ${place}`}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
