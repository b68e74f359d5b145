import { idOf } from '../../contract/ids.ts';
import { useFilter } from '../list/use-filter.ts';
import { RecordChoice } from './record-choice.tsx';

/** A filter by a university or a campus, found by typing: there are too many for a list. */
export function SearchedFilter({ kind, label }: { kind: 'university' | 'campus'; label: string }) {
  const { chosen, choose } = useFilter(kind);
  return (
    <RecordChoice
      kind={kind}
      label={label}
      chosen={idOf(chosen)}
      size="small"
      empty="All"
      onChange={(id) => choose(id === null ? '' : String(id))}
    />
  );
}
