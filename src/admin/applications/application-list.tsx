import Box from '@mui/material/Box';
import { useGetIdentity } from 'react-admin';
import type { StaffApplicationItem } from '../../contract/applications.ts';
import { CASE_SOURCES, CASE_SOURCE_WORDS, QUIET_DAYS } from '../../contract/case-filters.ts';
import { DUE_CHOICES, DUE_WORDS } from '../../contract/follow-up-rules.ts';
import { CaseSelection, SelectionBar } from '../bulk-cases/case-selection.tsx';
import { CaseBoard } from '../case-board/case-board.tsx';
import { ColumnChoice, ShapeChoice } from '../case-views/shape-choice.tsx';
import { useCaseViews } from '../case-views/use-case-views.ts';
import { caseShowOf, EVERY_CASE, listStateOf } from '../case-views/view-address.ts';
import { ViewTabs } from '../case-views/view-tabs.tsx';
import { RecordFilter } from '../catalogue/record-filter.tsx';
import { SearchedFilter } from '../catalogue/searched-filter.tsx';
import type { Filter } from '../frame/data-provider.ts';
import { Loading } from '../frame/loading.tsx';
import { useMay } from '../frame/use-may.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { ReportChips } from '../list/report-chips.tsx';
import { SearchField } from '../list/search-field.tsx';
import { SeveralFilter } from '../list/several-filter.tsx';
import { ExportButton } from '../parts/export-button.tsx';
import { caseColumns, COLUMN_LABELS, selectableColumns } from './application-columns.tsx';
import { BeginButton } from './begin/begin-button.tsx';
import { CounselorFilter, IntakeFilter } from './list-filters.tsx';
import { STATE_GROUPS } from './case-words.tsx';

const DUE = DUE_CHOICES.map((value) => ({ value, label: DUE_WORDS[value] }));
const SOURCES = [
  {
    label: 'All sources',
    choices: CASE_SOURCES.map((value) => ({ value, label: CASE_SOURCE_WORDS[value] })),
  },
];
const QUIET = [
  ...QUIET_DAYS.map((days) => ({ value: String(days), label: `${days} days or more` })),
  { value: 'asked', label: 'Long idle, closes soon' },
];
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
    <SeveralFilter name="source" label="Source" all="All" groups={SOURCES} />
    <ChoiceFilter name="quiet" label="Quiet for" all="Any time" choices={QUIET} />
  </FilterBar>
);

const boardIfChosen = (filterValues: unknown) => caseShowOf(filterValues).shape === 'board' && <CaseBoard />;

/** The list of cases, with its saved views. It begins with the view that somebody has chosen for that. */
export default function ApplicationList() {
  const saved = useCaseViews();
  const mayWork = useMay()('write', 'cases');
  const { data: me } = useGetIdentity();
  if (saved.isPending || !me) return <Loading />;
  const { views = [], first = null } = saved.data ?? {};
  const begin = views.find(({ id }) => id === first);
  const { filter, sort } = listStateOf(begin?.shown ?? EVERY_CASE, begin?.id);
  return (
    <CaseSelection me={String(me.id)}>
      <ListScreen<StaffApplicationItem>
        title="Applications"
        counted={(count) => (count === 1 ? '1 application' : `${count.toLocaleString('en')} applications`)}
        columns={mayWork ? selectableColumns : caseColumns}
        filters={
          <>
            <ViewTabs views={views} first={first}>
              <ColumnChoice labels={COLUMN_LABELS} />
              <ShapeChoice />
            </ViewTabs>
            {FILTERS}
            <ReportChips />
            {mayWork && <SelectionBar />}
          </>
        }
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <BeginButton />
            <ExportButton fileName="applications" />
          </Box>
        }
        instead={boardIfChosen}
        {...(begin && { firstFilter: filter as Filter, beginsAnew: true })}
        sort={sort}
        empty="Nobody has applied yet. When somebody does, the application appears here and the office gets a mail."
      />
    </CaseSelection>
  );
}
