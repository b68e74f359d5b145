import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { APPLICATION_STATES } from '../../contract/application-states.ts';
import { OPEN_STAGES } from '../../contract/enquiry-words.ts';
import { CounselorChoice } from '../follow-up/counselor-choice.tsx';
import { useColleagues } from '../follow-up/use-colleagues.ts';
import { call } from '../frame/api.ts';

const OPEN = APPLICATION_STATES.filter((state) => state !== 'draft' && state !== 'closed');

/** How many open cases and enquiries somebody looks after. Undefined until it is known. */
export function useCasesOf(counselor: string, isAsked: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: ['cases-of', counselor],
    enabled: isAsked,
    queryFn: async ({ signal }) => {
      const one = { counselor, records: 1 };
      const [cases, enquiries] = await Promise.all([
        call('GET /api/staff/applications/', { query: { ...one, state: OPEN }, signal }),
        call('GET /api/staff/enquiries/', {
          query: { ...one, stage: [...OPEN_STAGES, 'applying'] },
          signal,
        }),
      ]);
      return cases.count + enquiries.count;
    },
  });
  return data;
}

interface CasesGoToProps {
  count: number;
  who: string;
  heir: string | null;
  choose: (id: string | null) => void;
  /** What happens without a colleague. */
  otherwise: string;
}

/** Asks who takes over the cases of somebody who cannot work them any more. */
export function CasesGoTo({ count, who, heir, choose, otherwise }: CasesGoToProps) {
  const chosen = useColleagues().find(({ id }) => id === heir) ?? null;
  return (
    <>
      <Alert severity="warning">
        {who} looks after {count === 1 ? 'one open case or enquiry' : `${count} open cases and enquiries`}.
        Who takes over?
      </Alert>
      <CounselorChoice chosen={chosen} onChange={choose} empty="Choose a colleague" />
      <Typography variant="body2">{otherwise}</Typography>
    </>
  );
}
