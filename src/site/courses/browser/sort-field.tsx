import { SelectField } from '../../../ui/field.tsx';
import { ORDERING_LABELS } from './course-search-address.ts';
import { FILTER_FORM_ID } from './filter-panel.tsx';

const OPTIONS = Object.entries(ORDERING_LABELS).map(([value, label]) => ({ value, label }));

/** Belongs to the filter form but is placed above the results. Once hydrated, a change applies at once. */
export function SortField({ ordering }: { ordering: string }) {
  return (
    <div className="course-search-sort">
      <SelectField
        id="course-search-order"
        label="Sort by"
        name="ordering"
        form={FILTER_FORM_ID}
        options={OPTIONS}
        defaultValue={ordering}
      />
      <noscript>
        <button type="submit" form={FILTER_FORM_ID} className="button button-secondary">
          Sort
        </button>
      </noscript>
    </div>
  );
}
