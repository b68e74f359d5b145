import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FaultEntry } from '../../contract/faults.ts';
import type { Column } from '../list/column.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { SearchField } from '../list/search-field.tsx';
import { Moment } from '../parts/moment.tsx';

const REFRESH_MS = 60_000;

const Small = ({ children }: { children: string }) => (
  <Typography
    component="span"
    variant="body2"
    color="textSecondary"
    sx={{ display: 'block', overflowWrap: 'anywhere' }}
  >
    {children}
  </Typography>
);

const Whole = ({ children }: { children: string }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

const COLUMNS: readonly Column<FaultEntry>[] = [
  {
    label: 'What happened',
    names: true,
    minWidth: '12rem',
    cell: ({ kind, place }) => (
      <Box component="span">
        {kind}
        {place !== '' && <Small>{place}</Small>}
      </Box>
    ),
  },
  {
    label: 'Where',
    minWidth: '9rem',
    cell: ({ source, method, route, status }) => (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {source === 'browser' ? `In a browser: ${route}` : `${method} ${route}`.trim()}
        {status !== null && <Small>{`Answered with ${status}`}</Small>}
      </Box>
    ),
  },
  { label: 'Reference', cell: ({ reference }) => <Whole>{reference ?? 'None'}</Whole> },
  { label: 'When', cell: ({ at }) => <Moment at={at} withTime /> },
  {
    label: 'How often',
    cell: ({ times, first_at: first }) => (
      <Box component="span">
        {times === 1 ? 'Once' : `${times.toLocaleString('en')} times`}
        {times > 1 && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            since <Moment at={first} />
          </Typography>
        )}
      </Box>
    ),
  },
];

const FILTERS = (
  <FilterBar>
    <SearchField label="Reference, as 7F3K-9QXM" />
  </FilterBar>
);

export default function ErrorsList() {
  return (
    <ListScreen<FaultEntry>
      title="Errors"
      counted={(count) => (count === 1 ? '1 kind of error' : `${count.toLocaleString('en')} kinds of errors`)}
      columns={COLUMNS}
      filters={FILTERS}
      empty="No errors in the last 14 days."
      refreshMs={REFRESH_MS}
    />
  );
}
