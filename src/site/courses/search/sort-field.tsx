import { COURSE_ORDERINGS } from '../../../contract/course-orderings.ts';
import { SelectField } from '../../../ui/field.tsx';
import { ORDERING_LABELS } from './search-address.ts';

/** The default is blank, as it is left out of addresses. */
const OPTIONS = COURSE_ORDERINGS.map((value, index) => ({
  value: index === 0 ? '' : value,
  label: ORDERING_LABELS[value],
}));

/** A native select: on phones it opens as a sheet that Back closes. A change applies at once; without a script, Search applies it. */
export function SortField({ ordering }: { ordering: string }) {
  return (
    <SelectField
      id="course-search-order"
      className="course-search-sort"
      label="Sort by"
      name="ordering"
      options={OPTIONS}
      defaultValue={ordering === COURSE_ORDERINGS[0] ? '' : ordering}
    />
  );
}
