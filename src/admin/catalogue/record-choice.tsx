import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChoiceRecordKind, Choices } from '../../contract/catalogue/choices.ts';
import { call } from '../frame/api.ts';

interface RecordChoiceProps {
  kind: ChoiceRecordKind;
  label: string;
  fault?: string | undefined;
  /** The id that is chosen, if the caller keeps it; unset: it keeps itself. */
  chosen?: number | null;
  size?: 'small' | 'medium';
  /** Shown while nothing is chosen. */
  empty?: string;
  onChange: (id: number | null) => void;
}

/** A record found by typing its name, outside a form of the editor: in dialogs and filters. */
export function RecordChoice({
  kind,
  label,
  fault,
  chosen,
  size = 'medium',
  empty,
  onChange,
}: RecordChoiceProps) {
  const [search, setSearch] = useState('');
  const found = useQuery({
    queryKey: ['choices', kind, search],
    staleTime: 10_000,
    queryFn: ({ signal }) =>
      call('GET /api/staff/choices/{kind}/', { params: { kind }, query: { search }, signal }),
  });
  const known = useQuery({
    queryKey: ['choices', kind, 'chosen', chosen],
    enabled: typeof chosen === 'number',
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      call('GET /api/staff/choices/{kind}/', { params: { kind }, query: { id: String(chosen) }, signal }),
  });
  const value = typeof chosen === 'number' ? (known.data?.choices[0] ?? null) : null;
  return (
    <Autocomplete<Choices['choices'][number]>
      options={found.data?.choices ?? []}
      size={size}
      {...(chosen !== undefined && { value })}
      loading={found.isFetching}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (option.hint ? `${option.label} (${option.hint})` : option.label)}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={search ? 'Nothing has this name.' : 'There is nothing to choose yet.'}
      onInputChange={(_event, text, reason) => setSearch(reason === 'input' ? text : '')}
      onChange={(_event, option) => onChange(option?.id ?? null)}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          {...(empty && { placeholder: empty })}
          error={fault !== undefined || found.isError}
          helperText={found.isError ? found.error.message : fault}
          slotProps={{ ...input.slotProps, inputLabel: { ...input.slotProps?.inputLabel, shrink: true } }}
        />
      )}
    />
  );
}
