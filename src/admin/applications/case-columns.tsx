import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BAR_HEIGHT } from '../theme/measures.ts';

/** Distance between the window's edges and the side column in pixels. */
const SIDE_GAP = 24;

/** From this width on the checklist is a column of its own. */
const WIDE = '@media (min-width: 1536px)';
/**
 * The places of a case's sections. On a phone they are one column, in this order: what is next, documents, checklist,
 * the rest. From tablet width on the documents start at the top and what is next is a sticky column at the side, which
 * scrolls if the window is lower than it.
 */
export function CaseColumns({
  desk,
  documents,
  checklist,
  children,
}: {
  desk: ReactNode;
  documents: ReactNode;
  checklist: ReactNode;
  /** The other sections, one below the other. */
  children: ReactNode;
}) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateAreas: {
          xs: '"desk" "documents" "checklist" "rest"',
          md: '"documents desk" "checklist desk" "rest desk"',
        },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) 18rem',
          xl: 'minmax(0, 1fr) 23rem',
        },
        // What is left of the height goes to the last sections, never between the first ones.
        gridTemplateRows: { md: 'auto auto 1fr' },
        [WIDE]: {
          gridTemplateAreas: '"checklist documents desk" "checklist rest desk"',
          gridTemplateColumns: '22rem minmax(0, 1fr) 23rem',
          gridTemplateRows: 'auto 1fr',
        },
      }}
    >
      <Box
        sx={{
          gridArea: 'desk',
          position: { md: 'sticky' },
          top: { md: BAR_HEIGHT + SIDE_GAP, lg: SIDE_GAP },
          maxHeight: {
            md: `calc(100dvh - ${BAR_HEIGHT + 2 * SIDE_GAP}px)`,
            lg: `calc(100dvh - ${2 * SIDE_GAP}px)`,
          },
          overflowY: { md: 'auto' },
        }}
      >
        {desk}
      </Box>
      <Box sx={{ gridArea: 'documents', minWidth: 0 }}>{documents}</Box>
      <Box sx={{ gridArea: 'checklist', minWidth: 0 }}>{checklist}</Box>
      <Box sx={{ gridArea: 'rest', display: 'grid', gap: 3, minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
