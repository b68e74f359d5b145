import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { colors } from '../theme/colors.ts';

interface SelectedBarProps {
  /** 'Selected cases' */
  label: string;
  /** '12 cases selected' */
  counted: string;
  /** What can be done with them. */
  children: ReactNode;
}

/** Says how much is selected. It stays in view while the list is scrolled. */
export function SelectedBar({ label, counted, children }: SelectedBarProps) {
  return (
    <Paper
      component="section"
      aria-label={label}
      elevation={3}
      sx={{
        position: 'sticky',
        top: 8,
        bottom: 8,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        backgroundColor: colors.marigold100,
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600, mr: 'auto' }}>
        {counted}
      </Typography>
      {children}
    </Paper>
  );
}
