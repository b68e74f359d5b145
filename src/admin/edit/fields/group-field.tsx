import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState, type ReactElement } from 'react';
import type { Json } from '../../../contract/edits/changes.ts';
import type { FieldOf } from '../../../contract/forms/field.ts';
import { filledOf } from '../store/empty.ts';
import { inputId, nothing, useFault, useForm, useValue } from '../store/use-form.ts';
import { Fault } from './fault.tsx';
import { FieldSlot, type FieldProps } from './field-slot.tsx';

type Group = FieldOf<'group'>;

/** The fields of a group below each other; short ones beside each other where there is room. */
export function GroupFields({ field, path }: FieldProps<Group>) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {field.fields.map(({ name, field: inner }) => (
        <FieldSlot key={name} field={inner} path={[...path, name]} />
      ))}
    </Box>
  );
}

/** A group inside a form. One that may be missing is added and removed as a whole. */
export function GroupField({ field, path }: FieldProps<Group>) {
  return (
    <Box
      component="fieldset"
      id={inputId(path)}
      tabIndex={-1}
      sx={{
        border: 0,
        m: 0,
        p: 0,
        pl: 2,
        minWidth: 0,
        borderInlineStart: '2px solid',
        borderColor: 'divider',
      }}
    >
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        {field.label}
      </Box>
      {field.help !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {field.help}
        </Typography>
      )}
      <Fault text={useFault(path)} />
      <GroupBody field={field} path={path} />
    </Box>
  );
}

/** What is inside a group, or the button that adds it. */
export function GroupBody({ field, path }: FieldProps<Group>) {
  const { readOnly } = useForm();
  if (field.empty === null) return <GroupFields field={field} path={path} />;
  return (
    <Removable field={field} path={path} readOnly={readOnly}>
      <GroupFields field={field} path={path} />
    </Removable>
  );
}

interface RemovableProps extends FieldProps {
  readOnly: boolean;
  children: ReactElement;
}

/** 'Add …' for what is missing, 'Remove …' for what is there. What was removed comes back when it is added again. */
export function Removable({ field, path, readOnly, children }: RemovableProps) {
  const { store } = useForm();
  const value = useValue(path);
  const [removed, setRemoved] = useState<Json>();
  const name = field.label.charAt(0).toLowerCase() + field.label.slice(1);
  if (value === null || value === undefined) {
    if (readOnly) return <Typography color="textSecondary">None</Typography>;
    return (
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Plus size={18} />}
        onClick={() => store.set(path, removed ?? filledOf(field))}
      >
        {removed === undefined ? `Add ${name}` : `Put back ${name}`}
      </Button>
    );
  }
  return (
    <>
      {children}
      {!readOnly && (
        <Button
          color="secondary"
          startIcon={<Trash size={18} />}
          onClick={() => {
            setRemoved(value);
            store.set(path, nothing(field));
          }}
          sx={{ mt: 1 }}
        >
          Remove {name}
        </Button>
      )}
    </>
  );
}
