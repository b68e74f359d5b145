import Table from '@mui/material/Table';
import { styled } from '@mui/material/styles';
import { colors } from '../theme/colors.ts';

/** Compact rows on a computer; on a phone each row is a card with a label before each value. */
export const CardTable = styled(Table)(({ theme }) => ({
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    // On tablets long labels wrap, so that the last column is not cut off.
    '@media (min-width: 1280px)': { whiteSpace: 'nowrap' },
  },
  '& [data-corner]': { width: '48px', paddingLeft: '4px', paddingRight: 0 },
  '& tbody th': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& time': { whiteSpace: 'nowrap' },
  '& tbody tr:focus-within': { backgroundColor: colors.marigold100 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& a': { color: colors.night700, textDecorationColor: colors.night300, textUnderlineOffset: '3px' },
  '& a:hover': { textDecorationColor: 'currentcolor' },
  // Touch targets that keep the rows compact.
  '& a, & thead .MuiTableSortLabel-root': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  '& tbody th, & tbody td': { paddingTop: 2, paddingBottom: 2 },
  [theme.breakpoints.down('md')]: {
    '&, & tbody, & tbody tr': { display: 'block' },
    '& thead': {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
    },
    '& tbody tr': { position: 'relative', padding: '10px 4px', borderBottom: `1px solid ${colors.line}` },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& tbody th, & tbody td': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      columnGap: '16px',
      border: 0,
      padding: '3px 12px',
      textAlign: 'right',
      overflowWrap: 'anywhere',
    },
    '& tbody th': {
      fontSize: '1.0625rem',
      justifyContent: 'flex-start',
      textAlign: 'left',
      minHeight: '44px',
    },
    '& tbody td[data-corner]': { position: 'absolute', top: '8px', right: '6px', padding: 0, zIndex: 1 },
    '& tbody tr:has(> td[data-corner]) th': { paddingRight: '56px' },
    // Also if a long value wraps below its label.
    '& tbody td > *': { marginInlineStart: 'auto' },
    '& tbody td:empty': { display: 'none' },
    '& tbody td[data-label]::before': {
      content: 'attr(data-label)',
      color: colors.inkSoft,
      textAlign: 'left',
    },
  },
}));
