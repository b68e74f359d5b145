import { useState } from 'react';
import type { HeldValue } from '../../contract/held-values.ts';
import { useMay } from '../frame/use-may.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { Column } from '../list/column.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { SearchField } from '../list/search-field.tsx';
import { Moment } from '../parts/moment.tsx';
import { ChosenContext } from './chosen.ts';
import { DecideMany } from './decide-many.tsx';
import { DecideOne } from './decide-one.tsx';
import { HeldSubject } from './held-subject.tsx';
import { FIELD_CHOICES, fieldLabel, valueWords } from './held-words.ts';

const FILTERS = (
  <FilterBar>
    <SearchField label="Course, university or code" />
    <ChoiceFilter
      name="about"
      label="Why"
      all="All"
      choices={[
        { value: 'doubt', label: 'Implausible value' },
        { value: 'conflict', label: 'Staff have set it' },
      ]}
    />
    <ChoiceFilter name="field" label="Field" all="All fields" choices={FIELD_CHOICES} />
    <ChoiceFilter
      name="state"
      label="Decided"
      all="Not yet"
      choices={[{ value: 'decided', label: 'Decided' }]}
    />
  </FilterBar>
);

const COLUMNS: readonly Column<HeldValue>[] = [
  {
    label: 'Course or university',
    names: true,
    minWidth: '15rem',
    cell: (held) => <HeldSubject held={held} />,
  },
  { label: 'Field', cell: ({ field }) => fieldLabel(field) },
  { label: 'Shown now', cell: (held) => valueWords(held.now, held) },
  { label: 'The source says', cell: (held) => <strong>{valueWords(held.value, held)}</strong> },
  { label: 'Why it waits', minWidth: '11rem', cell: ({ reason }) => reason },
  {
    label: 'Import',
    spare: true,
    cell: ({ imported_at, file_name }) => (
      <span title={file_name}>
        <Moment at={imported_at} />
      </span>
    ),
  },
  { label: 'Decision', cell: (held) => <DecideOne held={held} /> },
];

export default function HeldList() {
  const may = useMay();
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const mayDecide = may('write', 'imports');
  const toggle = (id: number) =>
    setIds((old) => (old.has(id) ? new Set([...old].filter((each) => each !== id)) : new Set([...old, id])));
  return (
    <ChosenContext value={{ ids, toggle, mayDecide }}>
      <ListScreen<HeldValue>
        title="Held values"
        counted={(count) => (count === 1 ? '1 value' : `${count.toLocaleString('en')} values`)}
        columns={COLUMNS}
        filters={
          <>
            {FILTERS}
            {mayDecide && <DecideMany chosen={ids} onDecided={() => setIds(new Set())} />}
          </>
        }
        empty="No value waits for a decision."
      />
    </ChosenContext>
  );
}
