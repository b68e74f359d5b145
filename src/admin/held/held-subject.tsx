import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { HeldValue } from '../../contract/held-values.ts';
import { useChosen } from './chosen.ts';

/** The course or university of a held value, with a box to tick. */
export function HeldSubject({ held: { id, state, course, university, key } }: { held: HeldValue }) {
  const { ids, toggle, mayDecide } = useChosen();
  const name = course?.name ?? university.name;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, textAlign: 'left' }}>
      {mayDecide && state === 'open' && (
        <Checkbox
          checked={ids.has(id)}
          onChange={() => toggle(id)}
          slotProps={{ input: { 'aria-label': `Choose ${name}, ${key}` } }}
        />
      )}
      <Box>
        {name}
        <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
          {course && `${university.name}, `}
          {key}
        </Box>
      </Box>
    </Box>
  );
}
