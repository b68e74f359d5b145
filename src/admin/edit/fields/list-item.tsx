import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import type { Path } from '../../../contract/edits/paths.ts';
import type { Field } from '../../../contract/forms/field.ts';
import { useFaultCount, useFold, useValue } from '../store/use-form.ts';
import { summaryOf } from '../words/summary.ts';
import { FieldSlot } from './field-slot.tsx';
import { Fold } from './fold.tsx';
import { GroupFields } from './group-field.tsx';

interface ListItemProps {
  field: Field;
  path: Path;
  /** 'Paragraph 2' */
  name: string;
  controls: ReactNode;
}

/** An item of a list: a single input in its row, or a card that can be folded. */
export function ListItem({ field, path, name, controls }: ListItemProps) {
  const single = singleField(field, path);
  if (single) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'flex-end' }}>
        <Box sx={{ flex: '1 1 14rem', minWidth: 0, pt: 1 }}>
          <FieldSlot field={{ ...single.field, label: name, required: true }} path={single.path} />
        </Box>
        <Box sx={{ pt: 1 }}>{controls}</Box>
      </Box>
    );
  }
  return field.type === 'group' ? <Card field={field} path={path} name={name} controls={controls} /> : null;
}

/** The one input that an item has: itself, or the only field of it that is shown. */
function singleField(field: Field, path: Path): { field: Field; path: Path } | undefined {
  if (field.type !== 'group') return { field, path };
  const [first, second] = field.fields.filter(({ field: { type } }) => type !== 'hidden' && type !== 'fixed');
  const isInput = first && !['group', 'list', 'table', 'alternatives'].includes(first.field.type);
  return isInput && !second ? { field: first.field, path: [...path, first.name] } : undefined;
}

function Card({ field, path, name, controls }: ListItemProps & { field: Extract<Field, { type: 'group' }> }) {
  const [open, toggle] = useFold(path, false);
  const faults = useFaultCount(path);
  const summary = summaryOf(field, useValue(path));
  return (
    <Paper variant="outlined" sx={{ px: { xs: 1, sm: 2 }, py: 0.5, ...(open && { pb: 2 }) }}>
      <Fold open={open} onToggle={toggle} title={name} summary={summary} faults={faults} controls={controls}>
        <GroupFields field={field} path={path} />
      </Fold>
    </Paper>
  );
}
