import { MISSING, RECORD_STATUSES, type CatalogueKind } from '../../contract/catalogue/lists.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import { statusChoices } from '../parts/status.tsx';
import { RecordFilter } from './record-filter.tsx';
import { UniversityFilter } from './university-filter.tsx';

const SOURCES = [
  { value: 'staff', label: 'Staff' },
  { value: 'import', label: 'Any import' },
  { value: 'cricos', label: 'Australian register' },
  { value: 'demo', label: 'Sample data' },
];

/** The filters of a list of the catalogue. */
export function Filters({ kind }: { kind: CatalogueKind }) {
  const missing = kind === 'university' || kind === 'course' || kind === 'scholarship' ? MISSING[kind] : {};
  return (
    <>
      <ChoiceFilter name="status" label="Status" all="All" choices={statusChoices(RECORD_STATUSES)} />
      {['university', 'course', 'scholarship', 'city', 'campus'].includes(kind) && (
        <RecordFilter name="country" kind="country" label="Country" />
      )}
      {['course', 'scholarship', 'campus'].includes(kind) && <UniversityFilter />}
      {kind === 'course' && <RecordFilter name="level" kind="level" label="Level" />}
      {kind === 'course' && <RecordFilter name="field" kind="field" label="Field" />}
      {Object.keys(missing).length > 0 && (
        <ChoiceFilter
          name="missing"
          label="Missing"
          all="Anything"
          choices={Object.entries(missing).map(([value, label]) => ({ value, label: String(label) }))}
        />
      )}
      {(kind === 'university' || kind === 'course') && (
        <>
          <ChoiceFilter name="source" label="From" all="Anywhere" choices={SOURCES} />
          <ChoiceFilter
            name="set_by_staff"
            label="Values"
            all="All"
            choices={[{ value: 'true', label: 'Some set by staff' }]}
          />
        </>
      )}
    </>
  );
}
