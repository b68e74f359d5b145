import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FileUp from 'lucide-react/icons/file-up';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import type { EnquiryItem, EnquiryOrdering } from '../../contract/enquiries.ts';
import { ENQUIRY_SOURCES, ENQUIRY_STAGES, OPEN_STAGES } from '../../contract/enquiry-words.ts';
import { DUE_CHOICES, DUE_WORDS } from '../../contract/follow-up-rules.ts';
import { SearchedFilter } from '../catalogue/searched-filter.tsx';
import { useMay } from '../frame/use-may.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { Column } from '../list/column.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { ReportChips } from '../list/report-chips.tsx';
import { SearchField } from '../list/search-field.tsx';
import { SeveralFilter } from '../list/several-filter.tsx';
import { ExportButton } from '../parts/export-button.tsx';
import { Moment } from '../parts/moment.tsx';
import { EnquirySelection, EnquirySelectionBar, SELECT_ENQUIRY } from './enquiry-selection.tsx';
import {
  calledName,
  choicesOf,
  lostWords,
  NextDay,
  sourceWords,
  StageTag,
  wishWords,
} from './enquiry-words.tsx';
import { useColleagues, useEnquiryChoices } from './use-choices.ts';

/** Type check: only fields that the API can sort by. */
const by = (sort: EnquiryOrdering): string => sort;

const COLUMNS: readonly Column<EnquiryItem>[] = [
  {
    label: 'Person',
    names: true,
    minWidth: '10rem',
    cell: (row) => <Link to={`/enquiries/${row.id}`}>{calledName(row)}</Link>,
  },
  {
    label: 'Contact',
    minWidth: '8rem',
    cell: ({ contact, email }) => contact || email,
  },
  { label: 'Wants', minWidth: '9rem', cell: wishWords },
  {
    label: 'Stage',
    cell: (row) => (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
        <StageTag enquiry={row} /> {lostWords(row)}
      </Box>
    ),
  },
  {
    label: 'Next step',
    minWidth: '8rem',
    sort: by('next_on'),
    firstOrder: 'ASC',
    orderWords: { ASC: 'soonest first', DESC: 'latest first' },
    cell: ({ next_step, next_on }) => (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1 }}>
        {next_step} <NextDay day={next_on} />
      </Box>
    ),
  },
  { label: 'Counselor', spare: true, cell: ({ counselor }) => counselor?.name ?? 'Nobody' },
  { label: 'Source', spare: 'last', cell: sourceWords },
  {
    label: 'Entered',
    sort: by('entered_at'),
    firstOrder: 'DESC',
    cell: ({ entered_at }) => <Moment at={entered_at} />,
  },
  {
    label: 'Last activity',
    spare: 'last',
    sort: by('last_at'),
    firstOrder: 'DESC',
    cell: ({ last_at }) => <Moment at={last_at} />,
  },
];

const SELECTABLE = [SELECT_ENQUIRY, ...COLUMNS];

const STAGES = [{ label: 'All stages', choices: choicesOf(ENQUIRY_STAGES) }];
const SOURCES = [{ label: 'All sources', choices: choicesOf(ENQUIRY_SOURCES) }];
const DUE = DUE_CHOICES.map((value) => ({ value, label: DUE_WORDS[value] }));
const SPAM = [
  { value: 'no', label: 'Without doubt' },
  { value: 'yes', label: 'Maybe spam' },
];

function Filters() {
  const { countries = [], branches = [] } = useEnquiryChoices() ?? {};
  const counselors = useColleagues().map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FilterBar>
      <SearchField label="Name, phone or e-mail" />
      <SeveralFilter name="stage" label="Stage" all="All stages" groups={STAGES} />
      <ChoiceFilter
        name="counselor"
        label="Counselor"
        all="Everybody"
        choices={[{ value: 'me', label: 'Mine' }, { value: 'none', label: 'Nobody yet' }, ...counselors]}
      />
      <ChoiceFilter name="due" label="Next step" all="Any day" choices={DUE} />
      <SeveralFilter name="source" label="Source" all="All sources" groups={SOURCES} />
      <ChoiceFilter
        name="country"
        label="Country"
        all="All countries"
        choices={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <SearchedFilter kind="university" label="University" />
      {branches.length > 1 && (
        <ChoiceFilter
          name="branch"
          label="Branch"
          all="All branches"
          choices={branches.map((name) => ({ value: name, label: name }))}
        />
      )}
      <ChoiceFilter name="suspicious" label="Spam" all="All" choices={SPAM} />
    </FilterBar>
  );
}

function Actions() {
  const may = useMay();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {may('write', 'enquiries') && (
        <Button
          component={Link}
          to="/enquiries/new"
          variant="contained"
          startIcon={<Plus size={20} />}
          sx={{ minHeight: 48 }}
        >
          New enquiry
        </Button>
      )}
      {may('write', 'enquiries') && (
        <Button
          component={Link}
          to="/enquiry-imports"
          variant="outlined"
          color="secondary"
          startIcon={<FileUp size={20} />}
          sx={{ minHeight: 48 }}
        >
          From a spreadsheet
        </Button>
      )}
      {may('read', 'exports') && <ExportButton fileName="enquiries" />}
    </Box>
  );
}

export default function EnquiryList() {
  const mayWork = useMay()('write', 'enquiries');
  return (
    <EnquirySelection>
      <ListScreen<EnquiryItem>
        title="Enquiries"
        counted={(count) => (count === 1 ? '1 enquiry' : `${count.toLocaleString('en')} enquiries`)}
        columns={mayWork ? SELECTABLE : COLUMNS}
        filters={
          <>
            <Filters />
            <ReportChips />
            {mayWork && <EnquirySelectionBar />}
          </>
        }
        firstFilter={{ stage: OPEN_STAGES }}
        actions={<Actions />}
        sort={{ field: by('entered_at'), order: 'DESC' }}
        empty="Nobody has asked anything yet. Enter a walk-in or a call with 'New enquiry'."
      />
    </EnquirySelection>
  );
}
