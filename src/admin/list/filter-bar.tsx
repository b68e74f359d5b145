import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Children, useId, useState, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { askedFilter } from './show.ts';

/** More than four filters, after the search and the button: on a phone they would leave no room for the first record. */
const MANY = ':has(> :nth-child(7))';

/**
 * The filters of a list, the search first: in a row on a computer and stacked on a phone. Many of them wait there behind a
 * button that says how many are set.
 */
export function FilterBar({ children }: { children: ReactNode }) {
  const [search, ...filters] = Children.toArray(children);
  const [open, setOpen] = useState(false);
  const id = useId();
  const set = useSet();
  return (
    <Box
      component="search"
      id={id}
      sx={(theme) => ({
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {
          xs: '1fr 1fr',
          md: 'minmax(16rem, 2fr) repeat(auto-fit, minmax(9rem, 1fr))',
        },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        [theme.breakpoints.down('md')]: {
          // By its place: a filter may be a button too.
          [`&:not(${MANY}) > :nth-child(2)`]: { display: 'none' },
          ...(!open && { [`&${MANY} > :nth-child(n + 3)`]: { display: 'none' } }),
        },
      })}
    >
      {search}
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<SlidersHorizontal size={20} aria-hidden />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ display: { md: 'none' }, gridColumn: '1 / -1' }}
      >
        {set === 0 ? 'Filters' : `Filters (${set} set)`}
      </Button>
      {filters}
    </Box>
  );
}

/** How many filters besides the search are set. */
function useSet(): number {
  const { search: _search, ...filters } = askedFilter(
    useListContext().filterValues as Record<string, unknown>,
  );
  return Object.values(filters).filter((value) => value !== undefined && value !== '').length;
}
