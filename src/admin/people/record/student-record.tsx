import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { ENQUIRY_SOURCES } from '../../../contract/enquiry-words.ts';
import { intakeName } from '../../../contract/intakes.ts';
import { PROFILE_FIELDS, type StudentRecord as Known } from '../../../contract/students.ts';
import { StateTag } from '../../applications/case-words.tsx';
import { StageTag } from '../../enquiries/enquiry-words.tsx';
import { StudentConsents } from '../../consents/student-consents.tsx';
import { call } from '../../frame/api.ts';
import { Loading } from '../../frame/loading.tsx';
import { Problem } from '../../frame/problem.tsx';
import { PhoneLink } from '../../parts/contact.tsx';
import { Fact, Facts } from '../../parts/facts.tsx';
import { HistoryEntry } from '../../parts/history.tsx';
import { Moment } from '../../parts/moment.tsx';
import { StudentMoney } from '../../money/student-money.tsx';
import { Merges, SameStudent } from './merges.tsx';
import { FIELD_WORDS, sourceOf, talkWords } from './record-words.ts';

/** The address of a student's record among the queries. */
export const recordKey = (id: string) => ['people', 'record', id];

/** Everything that belongs to an account: what forms say, applications, enquiries, events, and what was said. */
export function StudentRecord({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: recordKey(id),
    queryFn: ({ signal }) => call('GET /api/staff/people/{id}/record/', { params: { id }, signal }),
  });
  if (error && !data)
    return (
      <Problem again={() => void refetch()} busy={isFetching}>
        {error.message}
      </Problem>
    );
  if (!data) return <Loading />;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {data.merged_into && (
        <Alert severity="info">
          This account was merged into{' '}
          <Link component={RouterLink} to={`/people/${data.merged_into.id}`}>
            {data.merged_into.email}
          </Link>
          . Everything is there.
        </Alert>
      )}
      {data.merged_into === null && <SameStudent id={id} similar={data.similar} />}
      <Merges id={id} merges={data.merges} />
      <Profile profile={data.profile} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}>
        <Applications rows={data.applications} />
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Enquiries rows={data.enquiries} />
          <Registrations rows={data.registrations} />
        </Box>
      </Box>
      <StudentMoney student={id} />
      <Talks talks={data.talks} />
      <StudentConsents id={id} record={data} />
    </Box>
  );
}

function Part({ title, empty, children }: { title: string; empty?: string | false; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {empty ? <Typography color="textSecondary">{empty}</Typography> : children}
    </Box>
  );
}

/** What forms say; of several values the newest is first, each with where it is from. */
function Profile({ profile }: Pick<Known, 'profile'>) {
  return (
    <Part title="What forms say">
      <Facts>
        {PROFILE_FIELDS.map((field) => {
          const values = profile.filter((each) => each.field === field);
          return (
            values.length > 0 && (
              <Fact key={field} label={FIELD_WORDS[field]}>
                {values.map((each) => {
                  const { to, label } = sourceOf(each);
                  return (
                    <Box key={each.value} sx={{ overflowWrap: 'anywhere' }}>
                      {field === 'contact' ? <PhoneLink number={each.value} /> : each.value}{' '}
                      <Typography component="span" variant="body2" color="textSecondary">
                        from{' '}
                        {to === null ? (
                          label
                        ) : (
                          <Link component={RouterLink} to={to}>
                            {label}
                          </Link>
                        )}
                        , <Moment at={each.at} />
                      </Typography>
                    </Box>
                  );
                })}
              </Fact>
            )
          );
        })}
      </Facts>
    </Part>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return (
    <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Paper>
  );
}

interface RowProps {
  to: string;
  name: string;
  about: ReactNode;
  tag?: ReactNode;
}

function Row({ to, name, about, tag }: RowProps) {
  return (
    <Box
      component="li"
      sx={{ px: 2, py: 1.5, overflowWrap: 'anywhere', '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Link component={RouterLink} to={to} sx={{ py: '6px' }}>
          {name}
        </Link>
        {tag}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {about}
      </Typography>
    </Box>
  );
}

function Applications({ rows }: { rows: Known['applications'] }) {
  return (
    <Part title="Applications" empty={rows.length === 0 && 'None yet.'}>
      <Rows>
        {rows.map(({ id, reference, state, documents, submitted_at, ...wanted }) => (
          <Row
            key={id}
            to={`/applications/${id}`}
            name={wanted.preferred_course || 'No course named'}
            tag={<StateTag state={state} />}
            about={
              <>
                {[reference, wanted.preferred_university, intakeName(wanted.intake)]
                  .filter(Boolean)
                  .join(', ')}
                , since <Moment at={submitted_at} />,{' '}
                {documents === 1 ? '1 document' : `${documents} documents`}
              </>
            }
          />
        ))}
      </Rows>
    </Part>
  );
}

function Enquiries({ rows }: { rows: Known['enquiries'] }) {
  return (
    <Part title="Enquiries" empty={rows.length === 0 && 'None.'}>
      <Rows>
        {rows.map((row) => (
          <Row
            key={row.id}
            to={`/enquiries/${row.id}`}
            name={row.interest || ENQUIRY_SOURCES[row.source]}
            tag={<StageTag enquiry={{ stage: row.stage, suspicions: [] }} />}
            about={
              <>
                {ENQUIRY_SOURCES[row.source]}, <Moment at={row.entered_at} />
              </>
            }
          />
        ))}
      </Rows>
    </Part>
  );
}

function Registrations({ rows }: { rows: Known['registrations'] }) {
  return (
    <Part title="Events" empty={rows.length === 0 && 'None.'}>
      <Rows>
        {rows.map(({ event, title, starts_at, came, cancelled, waiting }) => (
          <Row
            key={`${event} ${starts_at}`}
            to={`/events/${event}`}
            name={title}
            about={
              <>
                <Moment at={starts_at} withTime />
                {came ? ', came' : cancelled ? ', cancelled' : waiting ? ', on the waiting list' : ''}
              </>
            }
          />
        ))}
      </Rows>
    </Part>
  );
}

function Talks({ talks }: Pick<Known, 'talks'>) {
  return (
    <Part title="Messages, calls and notes" empty={talks.length === 0 && 'Nothing was written or said yet.'}>
      <Paper variant="outlined" component="ol" sx={{ listStyle: 'none', m: 0, px: 2, py: 0.5 }}>
        {talks.map((talk) => (
          <HistoryEntry
            key={`${talk.at} ${talk.id} ${talk.kind}`}
            what={
              <Link
                component={RouterLink}
                to={`/${talk.in === 'enquiry' ? 'enquiries' : 'applications'}/${talk.id}`}
              >
                {talkWords(talk)}
              </Link>
            }
            who={talk.by === 'staff' ? (talk.who ?? 'a former colleague') : 'the student'}
            at={talk.at}
            note={talk.note}
          />
        ))}
      </Paper>
    </Part>
  );
}
