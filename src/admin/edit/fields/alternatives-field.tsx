import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import type { Json } from '../../../contract/edits/changes.ts';
import type { FieldOf } from '../../../contract/forms/field.ts';
import { alternativeOf, filledOf } from '../store/empty.ts';
import { nothing, useFault, useInput, useValue } from '../store/use-form.ts';
import { ChoiceInput } from './choice-input.tsx';
import { FieldSlot, type FieldProps } from './field-slot.tsx';
import { GroupFields } from './group-field.tsx';

/** One of several shapes: which one, and its fields. What was filled in comes back when a person returns to a shape. */
export function AlternativesField({ field, path }: FieldProps<FieldOf<'alternatives'>>) {
  const value = useValue(path);
  const input = useInput(path, field);
  const fault = useFault(path);
  const left = useRef(new Map<number, Json>());
  const [lastChosen, setLastChosen] = useState(-1);
  const found = alternativeOf(field.options, value);
  const isNothing = value === undefined || value === null;
  // An own input that is still empty fits no alternative: the chosen one stays.
  const at = found >= 0 ? found : isNothing && field.empty === 'null' && value === null ? -1 : lastChosen;
  const options = field.options.map(({ label }, index) => ({ value: index, label }));
  const chosen = field.options[at];
  const choose = (next: Json | undefined) => {
    if (value !== undefined && at >= 0) left.current.set(at, value);
    setLastChosen(typeof next === 'number' ? next : -1);
    const option = typeof next === 'number' ? field.options[next] : undefined;
    input.onChange(option ? (left.current.get(next as number) ?? filledOf(option)) : nothing(field));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ChoiceInput
        {...input}
        id={`${input.id}-kind`}
        field={{ ...field, type: 'choice', options }}
        value={at >= 0 ? at : null}
        onChange={choose}
        fault={chosen && !['group', 'fixed'].includes(chosen.type) ? undefined : fault}
      />
      {chosen && (
        <Box sx={{ pl: 2, borderInlineStart: '2px solid', borderColor: 'divider' }}>
          {chosen.type === 'group' ? (
            <GroupFields field={chosen} path={path} />
          ) : (
            <FieldSlot field={{ ...chosen, part: null }} path={path} />
          )}
        </Box>
      )}
    </Box>
  );
}
