import { useQuery } from '@tanstack/react-query';
import type { SourcedKind } from '../../contract/catalogue/origin.ts';
import { call } from '../frame/api.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import { sourceWords } from './source-words.ts';

/** A filter by where records come from: any import, or a source that has some. */
export function SourceFilter({ kind }: { kind: SourcedKind }) {
  const { data } = useQuery({
    queryKey: ['sources', kind],
    staleTime: 60_000,
    queryFn: ({ signal }) => call('GET /api/staff/catalogue/{kind}/sources/', { params: { kind }, signal }),
  });
  const choices = (data?.sources ?? []).map(({ source, records }) => ({
    value: source,
    label: `${sourceWords(source)} (${records.toLocaleString('en')})`,
  }));
  return (
    <ChoiceFilter
      name="source"
      label="From"
      all="Anywhere"
      choices={[{ value: 'import', label: 'Any import' }, ...choices]}
    />
  );
}
