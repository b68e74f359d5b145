import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { TIMES_ARE_NEPALS } from '../../contract/nepal-time.ts';
import { SelectField } from '../enquiries/select-field.tsx';
import { call } from '../frame/api.ts';
import { BackLink } from '../frame/back-link.tsx';
import { Loading } from '../frame/loading.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { Problem } from '../frame/problem.tsx';
import { HoursForm } from './hours-form.tsx';

/** When counselors can be booked. Counselors set their own hours, owners everybody's. */
export default function HoursScreen() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['counselor-hours'],
    // What is being typed is not replaced; a clash is said when it is saved.
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => call('GET /api/staff/counselor-hours/', { signal }),
  });
  const { identity } = useGetIdentity();
  const [chosen, setChosen] = useState('');
  const calendars = data?.calendars ?? [];
  const own = calendars.find(({ counselor }) => counselor.id === identity?.id);
  const shown = calendars.find(({ counselor }) => counselor.id === chosen) ?? own ?? calendars[0];
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: '48rem' }}>
      <BackLink to="/appointments" label="Appointments" />
      <PageTitle>Free hours</PageTitle>
      <div>
        Visitors of the site can book these times for the next 14 days, and see the name of the counselor.{' '}
        {TIMES_ARE_NEPALS}
      </div>
      {error && (
        <Problem again={() => void refetch()} busy={isFetching}>
          {error.message}
        </Problem>
      )}
      {!data && !error && <Loading />}
      {data && !shown && <Alert severity="info">Nobody here can be booked: there is no counselor.</Alert>}
      {data && shown && (
        <>
          {calendars.length > 1 && (
            <SelectField
              label="Counselor"
              value={shown.counselor.id}
              onChange={setChosen}
              choices={calendars.map(({ counselor }) => ({ value: counselor.id, label: counselor.name }))}
            />
          )}
          <HoursForm
            key={`${shown.counselor.id} ${shown.version}`}
            calendar={shown}
            branches={data.branches}
            reload={async () => {
              await refetch();
            }}
          />
        </>
      )}
    </Box>
  );
}
