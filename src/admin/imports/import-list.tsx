import { Link } from 'react-router';
import type { ImportRun } from '../../contract/import-runs.ts';
import { useMay } from '../frame/use-may.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { Column } from '../list/column.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { Moment } from '../parts/moment.tsx';
import { fileWords, kindWords, RUN_CHOICES, RunTag } from './run-words.tsx';
import { UploadBox } from './upload-box.tsx';

const REFRESH_MS = 5_000;

const changed = ({ summary }: ImportRun): string => {
  if (!summary) return '';
  const { added, changed: fields, withdrawn } = summary.lines;
  const numbers = [`${added.toLocaleString('en')} added`, `${fields.toLocaleString('en')} changed`];
  return [...numbers, `${withdrawn.toLocaleString('en')} withdrawn`].join(', ');
};

const COLUMNS: readonly Column<ImportRun>[] = [
  {
    label: 'File',
    names: true,
    minWidth: '14rem',
    cell: (run) => <Link to={`/imports/${run.id}`}>{fileWords(run)}</Link>,
  },
  { label: 'What it is', cell: kindWords },
  { label: 'State', cell: (run) => <RunTag run={run} /> },
  { label: 'Lines of its report', cell: changed },
  { label: 'Uploaded', cell: ({ created_at }) => <Moment at={created_at} withTime /> },
  { label: 'By', spare: true, cell: ({ created_by }) => created_by },
];

const FILTERS = (
  <FilterBar>
    <ChoiceFilter name="state" label="State" all="All imports" choices={RUN_CHOICES} />
  </FilterBar>
);

export default function ImportList() {
  const may = useMay();
  return (
    <ListScreen<ImportRun>
      title="Imports"
      counted={(count) => (count === 1 ? '1 import' : `${count.toLocaleString('en')} imports`)}
      columns={COLUMNS}
      filters={
        <>
          {may('write', 'imports') && <UploadBox />}
          {FILTERS}
        </>
      }
      empty="Nothing has been imported here yet. Drop a file above: it is checked first, and nothing changes until you say so."
      refreshMs={REFRESH_MS}
    />
  );
}
