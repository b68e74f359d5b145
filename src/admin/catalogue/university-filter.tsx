import { useFilter } from '../list/use-filter.ts';
import { RecordChoice } from './record-choice.tsx';

/** A filter by university, found by typing: there are too many for a list. */
export function UniversityFilter() {
  const { chosen, choose } = useFilter('university');
  return (
    <RecordChoice
      kind="university"
      label="University"
      chosen={chosen === '' ? null : Number(chosen)}
      size="small"
      empty="All"
      onChange={(id) => choose(id === null ? '' : String(id))}
    />
  );
}
