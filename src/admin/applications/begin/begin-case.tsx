import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../frame/api.ts';
import { BackLink } from '../../frame/back-link.tsx';
import { Loading } from '../../frame/loading.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { Problem } from '../../frame/problem.tsx';
import { BeginForm } from './begin-form.tsx';

/** Begins a case for a student who came to the office: /applications/new, perhaps with ?enquiry=ID. */
export function BeginCase() {
  const [params] = useSearchParams();
  const id = params.get('enquiry');
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['enquiries', 'getOne', { id }],
    enabled: id !== null,
    retry: false,
    queryFn: ({ signal }) => call('GET /api/staff/enquiries/{id}/', { params: { id: id! }, signal }),
  });
  const back =
    id === null
      ? { to: '/applications', label: 'Applications' }
      : { to: `/enquiries/${id}`, label: 'Enquiry' };
  return (
    <>
      <BackLink {...back} />
      <PageTitle>Begin a case</PageTitle>
      {error && (
        <Problem again={() => void refetch()} busy={isFetching}>
          {error.message}
        </Problem>
      )}
      {id !== null && !data && !error && <Loading />}
      {(id === null || data) && <BeginForm enquiry={data} />}
    </>
  );
}
