import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { ApplicationOrdering, StaffApplicationItem } from '../../contract/applications.ts';
import { CASE_SOURCES, CASE_SOURCE_WORDS, QUIET_DAYS } from '../../contract/case-filters.ts';
import { DUE_CHOICES, DUE_WORDS } from '../../contract/follow-up-rules.ts';
import { intakeName } from '../../contract/intakes.ts';
import { RecordFilter } from '../catalogue/record-filter.tsx';
import { SearchedFilter } from '../catalogue/searched-filter.tsx';
import { DueDay } from '../follow-up/due-words.tsx';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { Column } from '../list/column.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { SearchField } from '../list/search-field.tsx';
import { SeveralFilter } from '../list/several-filter.tsx';
import { colors } from '../theme/colors.ts';
import { ExportButton } from '../parts/export-button.tsx';
import { Moment } from '../parts/moment.tsx';
import { Tag } from '../parts/tag.tsx';
import { CounselorFilter, IntakeFilter } from './list-filters.tsx';
import { STATE_GROUPS, StateTag, studentName } from './case-words.tsx';
import { listQuery } from './list-query.ts';

/** Type check: only fields that the API can sort by. */
const by = (sort: ApplicationOrdering): string => sort;

const COLUMNS: readonly Column<StaffApplicationItem>[] = [
  {
    label: 'Student',
    names: true,
    minWidth: '11rem',
    cell: (row) => (
      <CaseLink id={row.id}>
        <Two first={studentName(row)} second={row.reference} />
      </CaseLink>
    ),
  },
  { label: 'Contact', spare: true, minWidth: '8rem', cell: ({ contact, email }) => contact || email },
  {
    label: 'Course',
    minWidth: '10rem',
    cell: ({ preferred_course, preferred_university, intake }) => (
      <Two
        first={preferred_course || 'No course named'}
        second={[preferred_university, intakeName(intake)].filter(Boolean).join(', ')}
      />
    ),
  },
  {
    label: 'State',
    cell: ({ state, unread_since }) => (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
        <StateTag state={state} />
        {unread_since !== null && <Tag tone="open">New answer</Tag>}
      </Box>
    ),
  },
  {
    label: 'Counselor, next step',
    minWidth: '9rem',
    sort: by('next_on'),
    orderWords: { ASC: 'first due first', DESC: 'last due first' },
    cell: ({ counselor, next_step, next_on }) => (
      <Two
        first={counselor?.name ?? 'Nobody'}
        second={
          (next_step || next_on) && (
            <>
              {next_step}
              {next_step && next_on && ', '}
              {next_on && <DueDay on={next_on} />}
            </>
          )
        }
      />
    ),
  },
  {
    label: 'Last answer',
    sort: by('answered_at'),
    firstOrder: 'DESC',
    cell: ({ answered_at }) => <Moment at={answered_at} />,
  },
  {
    label: 'Submitted',
    spare: 'last',
    sort: by('submitted_at'),
    firstOrder: 'DESC',
    cell: ({ submitted_at }) => <Moment at={submitted_at} />,
  },
  {
    label: 'State since',
    spare: 'last',
    sort: by('state_changed_at'),
    firstOrder: 'DESC',
    cell: ({ state_changed_at }) => <Moment at={state_changed_at} />,
  },
];

/** Passes the list's state on, for moving to the next case. */
function CaseLink({ id, children }: { id: string; children: ReactNode }) {
  const list = useListContext();
  return <Link to={`/applications/${id}?${listQuery(list)}`}>{children}</Link>;
}

function Two({ first, second }: { first: string; second: ReactNode }) {
  return (
    <span>
      {first}
      {second && (
        <Box
          component="span"
          sx={{ display: 'block', color: colors.inkSoft, fontSize: '0.875rem', fontWeight: 400 }}
        >
          {second}
        </Box>
      )}
    </span>
  );
}

const DUE = DUE_CHOICES.map((value) => ({ value, label: DUE_WORDS[value] }));
const SOURCES = [
  {
    label: 'All sources',
    choices: CASE_SOURCES.map((value) => ({ value, label: CASE_SOURCE_WORDS[value] })),
  },
];
const QUIET = QUIET_DAYS.map((days) => ({ value: String(days), label: `${days} days or more` }));
const UNREAD = [{ value: 'yes', label: 'Not opened yet' }];

const FILTERS = (
  <FilterBar>
    <SearchField label="Name, e-mail, number or reference" />
    <ChoiceFilter name="unread" label="Answers" all="All" choices={UNREAD} />
    <SeveralFilter name="state" label="State" all="All states" groups={STATE_GROUPS} />
    <CounselorFilter />
    <ChoiceFilter name="due" label="Next step" all="All" choices={DUE} />
    <RecordFilter name="country" kind="country" label="Country" />
    <SearchedFilter kind="university" label="University" />
    <IntakeFilter />
    <SeveralFilter name="source" label="Source" all="All sources" groups={SOURCES} />
    <ChoiceFilter name="quiet" label="Nobody wrote or moved it for" all="Any time" choices={QUIET} />
  </FilterBar>
);

export default function ApplicationList() {
  return (
    <ListScreen<StaffApplicationItem>
      title="Applications"
      counted={(count) => (count === 1 ? '1 application' : `${count.toLocaleString('en')} applications`)}
      columns={COLUMNS}
      filters={FILTERS}
      actions={<ExportButton fileName="applications" />}
      sort={{ field: by('answered_at'), order: 'DESC' }}
      empty="Nobody has applied yet. When somebody does, the application appears here and the office gets a mail."
    />
  );
}
