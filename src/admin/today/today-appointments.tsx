import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { nepalTime } from '../../contract/nepal-time.ts';
import type { Today } from '../../contract/today.ts';
import { AppointmentTag, personOf } from '../appointments/appointment-words.tsx';
import { PhoneLink } from '../parts/contact.tsx';
import { colors } from '../theme/colors.ts';

/** Who comes today, with the hour in Nepal. */
export function TodayAppointments({ appointments }: Pick<Today, 'appointments'>) {
  if (appointments.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="appointments-today">
      <Typography variant="h2" id="appointments-today" sx={{ mb: 0.75 }}>
        Today's appointments
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {appointments.map((each) => (
          <Box component="li" key={each.id} sx={{ minHeight: 44, overflowWrap: 'anywhere' }}>
            {nepalTime(each.starts_at)}{' '}
            <Box component={Link} to={`/enquiries/${each.enquiry}`} sx={{ color: colors.night700 }}>
              {personOf(each)}
            </Box>
            , {each.counselor?.name ?? 'nobody'}, {each.branch}{' '}
            {each.contact && <PhoneLink number={each.contact} />} <AppointmentTag state={each.state} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
