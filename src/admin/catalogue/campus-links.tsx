import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router';
import { LISTS } from '../../contract/catalogue/lists.ts';
import { useValue } from '../edit/store/use-form.ts';
import { call } from '../frame/api.ts';

/** From a course to the campuses where it is taught. */
export function CampusLinks() {
  const items = (useValue(['campuses']) ?? []) as readonly { campus_id?: number }[];
  const id = items.flatMap(({ campus_id }) => campus_id ?? []).join(',');
  const { data } = useQuery({
    queryKey: ['choices', 'campus', 'chosen', id],
    enabled: id !== '',
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      call('GET /api/staff/choices/{kind}/', { params: { kind: 'campus' }, query: { id }, signal }),
  });
  if (id === '' || !data || data.choices.length === 0) return null;
  return (
    <Typography variant="body2">
      Taught at{' '}
      {data.choices.map((campus, at) => (
        <Fragment key={campus.id}>
          {at > 0 && ', '}
          <Link component={RouterLink} to={`/${LISTS.campus.noun}/${campus.id}`}>
            {campus.label}
          </Link>
        </Fragment>
      ))}
    </Typography>
  );
}
