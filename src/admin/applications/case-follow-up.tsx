import { useShowContext } from 'react-admin';
import type { StaffApplication } from '../../contract/applications.ts';
import { useChange } from '../frame/use-change.ts';
import { useMay } from '../frame/use-may.ts';
import { FollowUpBar } from '../follow-up/follow-up-bar.tsx';

/** Who looks after the case, and what comes next. */
export function CaseFollowUp({ application }: { application: StaffApplication }) {
  const { id } = application;
  const { act } = useChange();
  const { refetch } = useShowContext();
  return (
    <FollowUpBar
      now={application}
      draft={`applications/${id}/next-step`}
      mayChange={useMay()('write', 'cases')}
      save={(before, after) =>
        act(
          'POST /api/staff/applications/{id}/follow-up/',
          { params: { id }, body: { before, after } },
          'Saved.',
        )
      }
      reload={refetch}
    />
  );
}
