import Alert from '@mui/material/Alert';
import type { ComponentType } from 'react';
import { INPUTS } from '../inputs.tsx';
import { useInput, type InputProps } from '../store/use-form.ts';
import { AlternativesField } from './alternatives-field.tsx';
import { ChoiceInput } from './choice-input.tsx';
import type { FieldProps } from './field-slot.tsx';
import { GroupField } from './group-field.tsx';
import { ListField } from './list-field.tsx';
import { NumberInput } from './number-input.tsx';
import { SwitchInput } from './switch-input.tsx';
import { TableField } from './table-field.tsx';
import { TextInput } from './text-input.tsx';

/** The input of a field, chosen by what the walker read from the schema. */
export function FieldView({ field, path }: FieldProps) {
  switch (field.type) {
    case 'hidden':
    case 'fixed':
      return null;
    case 'group':
      return <GroupField field={field} path={path} />;
    case 'list':
      return <ListField field={field} path={path} />;
    case 'table':
      return <TableField field={field} path={path} />;
    case 'alternatives':
      return <AlternativesField field={field} path={path} />;
    case 'text':
      return (
        <Connected input={field.input === 'prose' ? INPUTS.prose : TextInput} field={field} path={path} />
      );
    case 'number':
      return <Connected input={NumberInput} field={field} path={path} />;
    case 'switch':
      return <Connected input={SwitchInput} field={field} path={path} />;
    case 'choice':
      return <Connected input={ChoiceInput} field={field} path={path} />;
    case 'own':
      return <Connected input={INPUTS[field.input]} field={field} path={path} />;
    case 'unknown':
      return <Alert severity="error">This field cannot be edited here: {field.what}.</Alert>;
  }
}

function Connected({ input: Input, field, path }: FieldProps & { input: ComponentType<InputProps> }) {
  return <Input {...useInput(path, field)} />;
}
