import Box from '@mui/material/Box';
import type { ChecklistLine } from '../../../contract/checklists.ts';
import { colors } from '../../theme/colors.ts';
import { LineRow } from './line-row.tsx';
import type { LineShared } from './line-shared.ts';

interface LineGroupProps extends LineShared {
  title: string;
  lines: readonly ChecklistLine[];
  /** What is needed by now is open, the rest can be opened. */
  open: boolean;
}

/** The group of what was put aside. */
export const NOT_NEEDED = 'Not needed';

/** Lines that are needed at the same time. */
export function LineGroup({ title, lines, open, ...shared }: LineGroupProps) {
  const accepted = lines.filter(({ state }) => state === 'accepted').length;
  const needed = lines.filter(({ state, optional }) => state !== 'missing' || !optional).length;
  return (
    <Box
      component="details"
      open={open}
      sx={{ '& + &': { borderTop: `1px solid ${colors.line}` }, '&[open] > summary': { pb: 0.5 } }}
    >
      <Box
        component="summary"
        sx={{ px: 2, py: 1.25, cursor: 'pointer', fontWeight: 650, minHeight: 44, boxSizing: 'border-box' }}
      >
        {title}{' '}
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
          {title === NOT_NEEDED ? lines.length : `${accepted} of ${needed} accepted`}
        </Box>
      </Box>
      <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, px: 2, pb: 1 }}>
        {lines.map((line) => (
          <LineRow key={line.line} line={line} {...shared} />
        ))}
      </Box>
    </Box>
  );
}
