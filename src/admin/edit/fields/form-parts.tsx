import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { NamedField } from '../../../contract/forms/field.ts';
import { useFaultCount, useFold, useForm, useValue } from '../store/use-form.ts';
import { FieldSlot } from './field-slot.tsx';
import { Fold } from './fold.tsx';
import { GroupBody } from './group-field.tsx';
import { ListBody } from './list-field.tsx';
import { isLarge, type Part } from './parts.ts';

/** All parts of a form. One part alone needs no heading. */
export function FormParts({ parts }: { parts: readonly Part[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {parts.map((part) => (
        <PartOfForm key={part.id} part={part} isOnly={parts.length === 1} />
      ))}
    </Box>
  );
}

/** The only field of a part that is named like it: its name is not said twice. */
const alone = ({ fields: [first, second] }: Part) =>
  first && !second && first.field.part === null && isLarge(first) ? first : undefined;

function PartOfForm({ part, isOnly }: { part: Part; isOnly: boolean }) {
  const path = [part.fields[0]!.name];
  const [open, toggle] = useFold(path, true);
  const faults = useFaultCount(path);
  const count = useCount(part);
  return (
    <Paper
      component="section"
      variant="outlined"
      id={part.id}
      sx={{ px: { xs: 1.5, sm: 2.5 }, py: 1, ...(open && { pb: 2.5 }), scrollMarginTop: '5rem', minWidth: 0 }}
    >
      {isOnly ? (
        <Box sx={{ pt: 1.5 }}>
          <PartFields part={part} />
        </Box>
      ) : (
        <Fold open={open} onToggle={toggle} title={part.title} summary={count} faults={faults} heading="h2">
          <PartFields part={part} />
        </Fold>
      )}
    </Paper>
  );
}

/** How many items a folded list has. */
function useCount(part: Part): string | undefined {
  const value = useValue([part.fields[0]!.name]);
  return alone(part) && Array.isArray(value) ? String(value.length) : undefined;
}

function PartFields({ part }: { part: Part }) {
  const single = alone(part);
  const help = single && part.help !== null && (
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {part.help}
    </Typography>
  );
  if (single?.field.type === 'group')
    return (
      <>
        {help}
        <GroupBody field={single.field} path={[single.name]} />
        <Note {...single} />
      </>
    );
  if (single?.field.type === 'list')
    return (
      <>
        {help}
        <ListBody field={single.field} path={[single.name]} />
        <Note {...single} />
      </>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {part.fields.map(({ name, field }) => (
        <Fragment key={name}>
          <FieldSlot field={field} path={[name]} />
          <Note name={name} field={field} />
        </Fragment>
      ))}
    </Box>
  );
}

/** What stands below a field. */
function Note({ name, field }: NamedField) {
  const { note: Shown } = useForm();
  return Shown ? <Shown name={String(name)} label={field.label} /> : null;
}
