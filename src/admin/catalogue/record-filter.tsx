import { useQuery } from '@tanstack/react-query';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import { call } from '../frame/api.ts';

/** A filter by a record of a short list: a country, a level or a field. */
export function RecordFilter({ name, kind, label }: { name: string; kind: string; label: string }) {
  const { data } = useQuery({
    queryKey: ['choices', kind, ''],
    staleTime: 60_000,
    queryFn: ({ signal }) => call('GET /api/staff/choices/{kind}/', { params: { kind }, query: {}, signal }),
  });
  const choices = (data?.choices ?? []).map((choice) => ({ value: String(choice.id), label: choice.label }));
  return <ChoiceFilter name={name} label={label} all="All" choices={choices} />;
}
