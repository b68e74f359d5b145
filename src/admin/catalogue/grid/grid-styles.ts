import { colors } from '../../theme/colors.ts';

/** Compact cells with lines between them; the header and the names stay in view. */
export const gridStyles = {
  '& th, & td': {
    whiteSpace: 'nowrap',
    padding: '6px 10px',
    borderRight: `1px solid ${colors.line}`,
    maxWidth: '22rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& td.editing': { overflow: 'visible' },
  '& .name': {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    backgroundColor: colors.white,
    maxWidth: { xs: '11rem', md: '22rem' },
    fontWeight: 500,
  },
  '& thead .name': { zIndex: 4 },
  '& td.number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& td:focus-visible': { outline: `3px solid ${colors.night700}`, outlineOffset: '-3px' },
  '& tr.Mui-selected td': { backgroundColor: colors.marigold100 },
  '& a': { color: colors.night700 },
} as const;
