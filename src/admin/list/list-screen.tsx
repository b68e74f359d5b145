import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ListBase, Pagination, useListContext, type RaRecord, type SortPayload } from 'react-admin';
import { PageTitle } from '../frame/page-title.tsx';
import type { Filter } from '../frame/data-provider.ts';
import type { Column } from './column.ts';
import { EmptyList, ListError } from './list-states.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { RecordTable } from './record-table.tsx';
import { SortChoice } from './sort-choice.tsx';

interface ListScreenProps<Row extends RaRecord> {
  title: string;
  /** For a list within a record's screen: 'events/7/registrations'. Unset: the noun's own screen. */
  within?: string;
  /** Another list on the same screen has the address: this one's page and filters are not in it. */
  apart?: boolean;
  /** '312 people' */
  counted: (count: number) => string;
  /** A function: they depend on how the list is shown (show.ts). */
  columns: readonly Column<Row>[] | ((filterValues: unknown) => readonly Column<Row>[]);
  filters: ReactNode;
  /** Beside the heading. */
  actions?: ReactNode;
  /** Filter of the list before any choice. */
  firstFilter?: Filter;
  /** Filter that stays whatever is chosen. */
  permanentFilter?: Filter;
  sort?: SortPayload;
  /** Instead of what the last visit has left, the list begins as it says here. */
  beginsAnew?: boolean;
  /** Shows the records in another way than as a table; undefined: as a table. */
  instead?: (filterValues: unknown) => ReactNode;
  /** Text for a list without any record. */
  empty: string;
  /** Interval for reloading in milliseconds. */
  refreshMs?: number;
}

const PAGE_SIZES = [25, 50, 100];

/** The list of a noun: heading, filters, table and pages, with loading, error and empty states. */
export function ListScreen<Row extends RaRecord>(props: ListScreenProps<Row>) {
  const { sort, refreshMs, firstFilter, permanentFilter, apart = false, beginsAnew = false, ...rest } = props;
  return (
    <ListBase<Row>
      perPage={25}
      disableSyncWithLocation={apart}
      {...(beginsAnew && { storeKey: false as const })}
      {...(rest.within && { resource: rest.within })}
      {...(firstFilter && { filterDefaultValues: firstFilter })}
      {...(permanentFilter && { filter: permanentFilter })}
      {...(sort && { sort })}
      queryOptions={{ onError: () => {}, ...(refreshMs && { refetchInterval: refreshMs }) }}
    >
      <ListBody {...rest} />
    </ListBase>
  );
}

type BodyProps<Row extends RaRecord> = Omit<
  ListScreenProps<Row>,
  'sort' | 'refreshMs' | 'firstFilter' | 'permanentFilter' | 'apart' | 'beginsAnew'
>;

function ListBody<Row extends RaRecord>(props: BodyProps<Row>) {
  const { title, within, counted, filters, actions, empty } = props;
  const { data, total, error, isPending, filterValues } = useListContext<Row>();
  const columns = typeof props.columns === 'function' ? props.columns(filterValues) : props.columns;
  const other = props.instead?.(filterValues);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 1 }}>
        {within ? <Typography variant="h2">{title}</Typography> : <PageTitle>{title}</PageTitle>}
        <Typography role="status" color="textSecondary">
          {total === undefined ? '' : counted(total)}
        </Typography>
        {actions && <Box sx={{ ml: { md: 'auto' }, width: { xs: '100%', md: 'auto' } }}>{actions}</Box>}
      </Box>
      {filters}
      <SortChoice columns={columns} />
      {error && <ListError error={error} hasOld={data !== undefined} />}
      {other}
      {!other && isPending && !error && <ListSkeleton columns={columns.length} />}
      {!other && data && (
        <Paper variant="outlined" sx={{ overflow: 'clip' }}>
          {data.length > 0 ? (
            <RecordTable<Row> label={title} columns={columns} />
          ) : (
            <EmptyList empty={empty} />
          )}
          <Pagination rowsPerPageOptions={PAGE_SIZES} />
        </Paper>
      )}
    </Box>
  );
}
