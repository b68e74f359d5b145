import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { colors } from '../theme/colors.ts';

/** Facts of one record, label beside value. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Paper variant="outlined" component="dl" sx={{ m: 0, maxWidth: 720, py: 1 }}>
      {children}
    </Paper>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(min-content, 11rem) minmax(7rem, 1fr)' },
        columnGap: 2,
        px: 2,
        py: 0.75,
      }}
    >
      <Box component="dt" sx={{ color: colors.inkSoft }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
