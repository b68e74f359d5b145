import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Choices } from '../../../contract/catalogue/choices.ts';
import type { FieldOf } from '../../../contract/forms/field.ts';
import { call } from '../../frame/api.ts';
import { below } from '../fields/text-input.tsx';
import { nothing, useValue, type InputProps } from '../store/use-form.ts';

type Choice = Choices['choices'][number];

/** What limits the choices of a field: cities of the country, campuses and courses of the university. */
const WITHIN: Readonly<Record<string, string>> = {
  city: 'country_id',
  campus: 'university_id',
  course: 'university_id',
};

/** Another record, found by typing its name. */
export function RecordInput(props: InputProps) {
  const { id, label, field, value, onChange, onLeave, fault, readOnly } = props;
  const kind = (field as FieldOf<'own'>).of ?? 'university';
  const owner = useValue([WITHIN[kind] ?? '']);
  const within = typeof owner === 'number' ? String(owner) : undefined;
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState(false);
  const chosenId = typeof value === 'number' ? value : null;
  const chosen = useQuery({
    queryKey: ['choices', kind, 'chosen', chosenId],
    enabled: chosenId !== null,
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      call('GET /api/staff/choices/{kind}/', { params: { kind }, query: { id: String(chosenId) }, signal }),
  });
  const found = useQuery({
    queryKey: ['choices', kind, search, within],
    enabled: open,
    staleTime: 10_000,
    queryFn: ({ signal }) =>
      call('GET /api/staff/choices/{kind}/', { params: { kind }, query: { search, within }, signal }),
  });
  const current: Choice | null =
    chosenId === null
      ? null
      : (chosen.data?.choices[0] ?? {
          id: chosenId,
          label: chosen.isPending ? '…' : `Number ${chosenId}`,
          hint: '',
        });
  return (
    <Autocomplete<Choice>
      id={id}
      options={found.data?.choices ?? []}
      value={current}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={found.isFetching}
      readOnly={readOnly}
      filterOptions={(options) => options}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={search ? 'Nothing has this name.' : 'There is nothing to choose yet.'}
      onInputChange={(_event, text, reason) => setSearch(reason === 'input' ? text : '')}
      onChange={(_event, option) => onChange(option ? option.id : nothing(field))}
      onBlur={onLeave}
      renderOption={({ key, ...item }, option) => (
        <Box component="li" key={key} {...item}>
          <span>
            {option.label}
            {option.hint && (
              <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
                {option.hint}
              </Box>
            )}
          </span>
        </Box>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          error={fault !== undefined || found.isError}
          helperText={found.isError ? found.error.message : below(props)}
          slotProps={{ ...input.slotProps, inputLabel: { ...input.slotProps?.inputLabel, shrink: true } }}
        />
      )}
    />
  );
}
