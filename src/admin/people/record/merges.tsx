import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { MergePreview, StudentRecord } from '../../../contract/students.ts';
import { BECAUSE } from '../../enquiries/known-already.tsx';
import { call } from '../../frame/api.ts';
import { useChange } from '../../frame/use-change.ts';
import { useMay } from '../../frame/use-may.ts';
import { ConfirmAction } from '../../parts/confirm-action.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { Moment } from '../../parts/moment.tsx';

/** Who may be the same person: an enquiry can be given to this student, another account merged into this one. */
export function SameStudent({ id, similar }: { id: string } & Pick<StudentRecord, 'similar'>) {
  const { act } = useChange();
  const may = useMay();
  const [merging, setMerging] = useState<string>();
  if (similar.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ '.MuiAlert-message': { minWidth: 0, width: '100%' } }}>
      <strong>May be the same person</strong>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {similar.map((each) => (
          <Box
            component="li"
            key={each.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1.5,
              overflowWrap: 'anywhere',
            }}
          >
            <span>
              <Link
                component={RouterLink}
                to={each.kind === 'person' ? `/people/${each.id}` : `/enquiries/${each.id}`}
                sx={{ display: 'inline-block', py: '11px' }}
              >
                {each.name || each.email || each.contact}
              </Link>
              {each.kind === 'person' ? `, account ${each.email}` : ', enquiry'} since <Moment at={each.at} />
              : {BECAUSE[each.because]}
            </span>
            {each.kind === 'person' && may('write', 'people') && (
              <Button size="small" color="secondary" variant="outlined" onClick={() => setMerging(each.id)}>
                Merge …
              </Button>
            )}
            {each.kind === 'enquiry' && may('write', 'enquiries') && (
              <Button
                size="small"
                color="secondary"
                variant="outlined"
                onClick={() =>
                  void act(
                    'POST /api/staff/enquiries/{id}/person/',
                    { params: { id: each.id }, body: { from: null, person: id } },
                    'The enquiry is in this record now.',
                  )
                }
              >
                It is this student
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {merging !== undefined && (
        <MergeDialog key={merging} id={id} other={merging} close={() => setMerging(undefined)} />
      )}
    </Alert>
  );
}

/** Shows what would move before anything does. */
export function MergeDialog({ id, other, close }: { id: string; other: string; close: () => void }) {
  const { act } = useChange();
  // A merge reloads what is on the screen; what it has moved must not be asked again.
  const [running, setRunning] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['people', 'merge', id, other],
    enabled: !running,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      call('GET /api/staff/people/{id}/merge/{other}/', { params: { id, other }, signal }),
  });
  return (
    <FormDialog
      open
      close={close}
      title="Merge two accounts?"
      confirm="Merge"
      harmful
      incomplete={!data}
      run={async () => {
        setRunning(true);
        try {
          await act(
            'POST /api/staff/people/{id}/merge/',
            { params: { id }, body: { other, moves: data!.moves } },
            'The accounts are one now. You can take it back for 30 days.',
          );
        } catch (problem) {
          setRunning(false);
          void refetch();
          throw problem;
        }
      }}
    >
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <div role="status">Looking at what would move …</div>}
      {data && <Preview {...data} />}
    </FormDialog>
  );
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function Preview({ kept, gone, moves, stay }: MergePreview) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <p>
        From <strong>{gone.email}</strong> to <strong>{kept.email}</strong> move:
      </p>
      <ul>
        <li>{counted(moves.applications, 'application', 'applications')}</li>
        <li>{counted(moves.enquiries, 'enquiry', 'enquiries')}</li>
        {moves.money > 0 && <li>{counted(moves.money, 'charge or payment', 'charges and payments')}</li>}
        <li>{counted(moves.registrations, 'registration for an event', 'registrations for events')}</li>
      </ul>
      {stay > 0 && (
        <p>{counted(stay, 'registration', 'registrations')} for the same events stay where they are.</p>
      )}
      {!kept.confirmed && (
        <p>{kept.email} is not confirmed yet: the student has to take that account over.</p>
      )}
      <p>
        The student logs in with {kept.email} from then on and sees all of it. {gone.email} is logged out and
        can no longer log in. Both addresses get a mail. Merge only if you know that both are the same person.
      </p>
    </Box>
  );
}

/** Accounts that were merged into this one. */
export function Merges({ id, merges }: { id: string } & Pick<StudentRecord, 'merges'>) {
  const { act } = useChange();
  const may = useMay();
  if (merges.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {merges.map(({ id: merge, email, at, by, moved, can_undo }) => (
        <Box
          component="li"
          key={merge}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
        >
          <span>
            {email} was merged into this account by {by ?? 'a former colleague'} on{' '}
            <Moment at={at} withTime />; {counted(moved, 'record', 'records')} moved.
          </span>
          {can_undo && may('write', 'people') && (
            <ConfirmAction
              label="Take the merge back"
              title="Take the merge back?"
              consequences={`What moved goes back to ${email}, which can log in again. What was added since stays here. Both addresses get a mail.`}
              confirm="Take it back"
              run={() =>
                act(
                  'POST /api/staff/people/{id}/unmerge/',
                  { params: { id }, body: { merge } },
                  `${email} is an account of its own again.`,
                )
              }
            />
          )}
        </Box>
      ))}
    </Box>
  );
}
