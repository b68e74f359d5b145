import { useQuery } from '@tanstack/react-query';
import type { EnquiryChoices } from '../../contract/enquiries.ts';
import type { Counselor } from '../../contract/follow-up.ts';
import { call } from '../frame/api.ts';

const MINUTE_MS = 60_000;

/** Our offices and the countries; undefined while they load. */
export const useEnquiryChoices = (): EnquiryChoices | undefined =>
  useQuery({
    queryKey: ['enquiry-choices'],
    staleTime: 5 * MINUTE_MS,
    queryFn: ({ signal }) => call('GET /api/staff/enquiries/choices/', { signal }),
  }).data;

const NOBODY: readonly Counselor[] = [];

/** Who can look after enquiries; nobody while they load. */
export const useColleagues = (): readonly Counselor[] =>
  useQuery({
    queryKey: ['colleagues'],
    staleTime: 5 * MINUTE_MS,
    queryFn: ({ signal }) => call('GET /api/staff/colleagues/', { signal }),
  }).data?.colleagues ?? NOBODY;
