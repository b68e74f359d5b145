import { MISSING, RECORD_STATUSES, type CatalogueKind } from '../../contract/catalogue/lists.ts';
import { isSourced } from '../../contract/catalogue/origin.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import { statusChoices } from '../parts/status.tsx';
import { RecordFilter } from './record-filter.tsx';
import { SearchedFilter } from './searched-filter.tsx';
import { SourceFilter } from './source-filter.tsx';

/** The filters of a list of the catalogue. */
export function Filters({ kind }: { kind: CatalogueKind }) {
  const missing = kind === 'university' || kind === 'course' || kind === 'scholarship' ? MISSING[kind] : {};
  return (
    <>
      <ChoiceFilter name="status" label="Status" all="All" choices={statusChoices(RECORD_STATUSES)} />
      {['university', 'course', 'scholarship', 'city', 'campus'].includes(kind) && (
        <RecordFilter name="country" kind="country" label="Country" />
      )}
      {['course', 'scholarship', 'campus'].includes(kind) && (
        <SearchedFilter kind="university" label="University" />
      )}
      {kind === 'course' && (
        <>
          <SearchedFilter kind="campus" label="Taught at" />
          <RecordFilter name="level" kind="level" label="Level" />
          <RecordFilter name="field" kind="field" label="Field" />
        </>
      )}
      {Object.keys(missing).length > 0 && (
        <ChoiceFilter
          name="missing"
          label="Missing"
          all="Anything"
          choices={Object.entries(missing).map(([value, label]) => ({ value, label: String(label) }))}
        />
      )}
      {isSourced(kind) && (
        <>
          <SourceFilter kind={kind} />
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
