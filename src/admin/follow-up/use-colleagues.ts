import { useQuery } from '@tanstack/react-query';
import type { Counselor } from '../../contract/follow-up.ts';
import { call } from '../frame/api.ts';

/** Everybody who can look after cases, by name; empty until it is known. */
export function useColleagues(): readonly Counselor[] {
  const { data } = useQuery({
    queryKey: ['colleagues'],
    staleTime: 5 * 60_000,
    queryFn: ({ signal }) => call('GET /api/staff/colleagues/', { signal }),
  });
  return data?.colleagues ?? [];
}
