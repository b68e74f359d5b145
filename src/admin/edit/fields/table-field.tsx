import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FieldOf } from '../../../contract/forms/field.ts';
import { filledOf } from '../store/empty.ts';
import { inputId, useFault, useForm, useValue } from '../store/use-form.ts';
import { Fault } from './fault.tsx';
import { FieldSlot, type FieldProps } from './field-slot.tsx';

/** Values by name. The names are given by the schema or typed. */
export function TableField({ field, path }: FieldProps<FieldOf<'table'>>) {
  const value = useValue(path);
  const present = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const names = field.names ?? present;
  const { store, readOnly } = useForm();
  const mayChange = field.names === null && !readOnly;
  return (
    <Box role="group" aria-label={field.label} id={inputId(path)} tabIndex={-1}>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{field.label}</Typography>
      {field.help !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {field.help}
        </Typography>
      )}
      <Fault text={useFault(path)} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {names.map((name) => (
          <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
            <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
              <FieldSlot field={{ ...field.value, label: name }} path={[...path, name]} />
            </Box>
            {mayChange && (
              <Button
                color="secondary"
                startIcon={<Trash size={18} />}
                onClick={() => store.set([...path, name], undefined)}
              >
                Remove
              </Button>
            )}
          </Box>
        ))}
        {mayChange && (
          <AddEntry
            itemName={field.itemName}
            taken={present}
            onAdd={(name) => store.set([...path, name], filledOf(field.value) ?? null)}
          />
        )}
      </Box>
    </Box>
  );
}

interface AddEntryProps {
  itemName: string;
  taken: readonly string[];
  onAdd: (name: string) => void;
}

function AddEntry({ itemName, taken, onAdd }: AddEntryProps) {
  const [name, setName] = useState('');
  const isTaken = taken.includes(name.trim());
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
      <TextField
        label={`Name of the new ${itemName}`}
        value={name}
        error={isTaken}
        helperText={isTaken ? 'There is one with this name already.' : undefined}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Plus size={18} />}
        disabled={name.trim() === '' || isTaken}
        onClick={() => {
          onAdd(name.trim());
          setName('');
        }}
      >
        Add {itemName}
      </Button>
    </Box>
  );
}
