import { MISSING, type CatalogueKind } from '../../contract/catalogue/lists.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import { RecordFilter } from './record-filter.tsx';

const STATUSES = [
  { value: 'published', label: 'Published' },
  { value: 'changed', label: 'With a draft' },
  { value: 'draft', label: 'Drafts' },
  { value: 'withdrawn', label: 'Withdrawn' },
];

/** The filters of a list of the catalogue. */
export function Filters({ kind }: { kind: CatalogueKind }) {
  const missing = kind === 'university' || kind === 'course' || kind === 'scholarship' ? MISSING[kind] : {};
  return (
    <>
      <ChoiceFilter name="status" label="Status" all="All" choices={STATUSES} />
      {['university', 'course', 'scholarship', 'city', 'campus'].includes(kind) && (
        <RecordFilter name="country" kind="country" label="Country" />
      )}
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
        <ChoiceFilter
          name="set_by_staff"
          label="Set by"
          all="Anybody"
          choices={[{ value: 'true', label: 'Staff, over an import' }]}
        />
      )}
    </>
  );
}
