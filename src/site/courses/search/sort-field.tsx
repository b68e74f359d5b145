import { COURSE_ORDERINGS } from '../../../contract/course-orderings.ts';
import type { Understood } from '../../../contract/understood.ts';
import { SelectField } from '../../../ui/field.tsx';
import { ORDERING_LABELS } from './search-address.ts';

const [DEFAULT, ...OTHERS] = COURSE_ORDERINGS;

/**
 * A native select: on phones it opens as a sheet that Back closes. A change applies at once; without a script, Search applies
 * it. The default is blank, as it is left out of addresses; the words of the text may say another one.
 */
export function SortField({
  ordering,
  understood,
}: {
  ordering: string;
  understood: Understood | undefined;
}) {
  const words = understood?.parts.find(({ as, overruled }) => as === 'ordering' && !overruled);
  return (
    <SelectField
      id="course-search-order"
      className="course-search-sort"
      label="Sort by"
      name="ordering"
      options={[
        { value: '', label: words ? `As you wrote: ${words.label}` : ORDERING_LABELS[DEFAULT] },
        ...OTHERS.map((value) => ({ value, label: ORDERING_LABELS[value] })),
      ]}
      defaultValue={ordering === DEFAULT ? '' : ordering}
    />
  );
}
