import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { ApplicationOrdering, StaffApplicationItem } from '../../contract/applications.ts';
import { CASE_COLUMNS, type CaseColumn } from '../../contract/case-columns.ts';
import { intakeName } from '../../contract/intakes.ts';
import { SelectCase, SelectPage } from '../bulk-cases/case-selection.tsx';
import { caseShowOf } from '../case-views/view-address.ts';
import { DueDay } from '../follow-up/due-words.tsx';
import type { Column } from '../list/column.ts';
import { Moment } from '../parts/moment.tsx';
import { Tag } from '../parts/tag.tsx';
import { colors } from '../theme/colors.ts';
import { StateTag, studentName } from './case-words.tsx';
import { listQuery } from './list-query.ts';

/** Type check: only fields that the API can sort by. */
const by = (sort: ApplicationOrdering): string => sort;

const STUDENT: Column<StaffApplicationItem> = {
  label: 'Student',
  names: true,
  minWidth: '10rem',
  cell: (row) => (
    <CaseLink id={row.id}>
      <Two first={studentName(row)} second={row.reference} />
    </CaseLink>
  ),
};

const OTHERS: Readonly<Record<CaseColumn, Column<StaffApplicationItem>>> = {
  contact: {
    label: 'Contact',
    spare: true,
    minWidth: '8rem',
    cell: ({ contact, email }) => contact || email,
  },
  course: {
    label: 'Course',
    minWidth: '9rem',
    cell: ({ preferred_course, preferred_university, intake }) => (
      <Two
        first={preferred_course || 'No course named'}
        second={[preferred_university, intakeName(intake)].filter(Boolean).join(', ')}
      />
    ),
  },
  state: {
    label: 'State',
    cell: ({ state, unread_since }) => (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
        <StateTag state={state} />
        {unread_since !== null && <Tag tone="open">New answer</Tag>}
      </Box>
    ),
  },
  counselor: {
    label: 'Counselor, next step',
    minWidth: '7rem',
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
  answered: {
    label: 'Last answer',
    sort: by('answered_at'),
    firstOrder: 'DESC',
    cell: ({ answered_at }) => <Moment at={answered_at} />,
  },
  submitted: {
    label: 'Submitted',
    spare: 'last',
    sort: by('submitted_at'),
    firstOrder: 'DESC',
    cell: ({ submitted_at }) => <Moment at={submitted_at} />,
  },
  state_since: {
    label: 'State since',
    spare: 'last',
    sort: by('state_changed_at'),
    firstOrder: 'DESC',
    cell: ({ state_changed_at }) => <Moment at={state_changed_at} />,
  },
};

/** Passes the list's state on, for moving to the next case. */
function CaseLink({ id, children }: { id: string; children: ReactNode }) {
  const list = useListContext();
  return (
    <Link to={`/applications/${id}?${listQuery(list)}`} data-queue={id}>
      {children}
    </Link>
  );
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

export const COLUMN_LABELS = Object.fromEntries(
  CASE_COLUMNS.map((column) => [column, OTHERS[column].label]),
) as Readonly<Record<CaseColumn, string>>;

const SELECT: Column<StaffApplicationItem> = {
  label: 'Select',
  head: <SelectPage />,
  corner: true,
  cell: (row) => <SelectCase row={row} />,
};

/** The columns of the list of cases with a box to select each. */
export const selectableColumns = (filterValues: unknown): readonly Column<StaffApplicationItem>[] => [
  SELECT,
  ...caseColumns(filterValues),
];

/** The columns of the list of cases: chosen ones have room, whatever the width. */
export function caseColumns(filterValues: unknown): readonly Column<StaffApplicationItem>[] {
  const { columns } = caseShowOf(filterValues);
  if (!columns) return ALL;
  return [
    STUDENT,
    ...columns.map((column) => {
      const { spare: _spare, ...shown } = OTHERS[column];
      return shown;
    }),
  ];
}
const ALL = [STUDENT, ...CASE_COLUMNS.map((column) => OTHERS[column])];
