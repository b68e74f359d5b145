import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The filters of a list, in a row on a computer and stacked on a phone. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <Box
      component="search"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {
          xs: '1fr 1fr',
          md: 'minmax(16rem, 2fr) repeat(auto-fit, minmax(9rem, 1fr))',
        },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      {children}
    </Box>
  );
}
