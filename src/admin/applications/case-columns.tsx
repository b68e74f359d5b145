import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BAR_HEIGHT } from '../theme/measures.ts';

/** Distance between the window's edges and the side column in pixels. */
const SIDE_GAP = 24;

/** Two columns from tablet width on; on a wide window the checklist is a column of its own. */
const AREAS = {
  xs: '"desk" "documents" "checklist" "rest"',
  md: '"documents desk" "checklist desk" "rest desk"',
  xl: '"checklist documents desk" "checklist rest desk"',
};
const AREAS_WITHOUT_CHECKLIST = {
  xs: '"desk" "documents" "rest"',
  md: '"documents desk" "rest desk"',
};

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
  checklist?: ReactNode;
  /** The other sections, one below the other. */
  children: ReactNode;
}) {
  const listed = checklist !== undefined;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateAreas: listed ? AREAS : AREAS_WITHOUT_CHECKLIST,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) 18rem',
          xl: `${listed ? '20rem ' : ''}minmax(0, 1fr) 23rem`,
        },
        // What is left of the height goes to the last sections, never between the first ones.
        gridTemplateRows: { md: listed ? 'auto auto 1fr' : 'auto 1fr', xl: 'auto 1fr' },
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
      {listed && <Box sx={{ gridArea: 'checklist', minWidth: 0 }}>{checklist}</Box>}
      <Box sx={{ gridArea: 'rest', display: 'grid', gap: 3, minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
