import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ListBase, Pagination, useListContext, type RaRecord, type SortPayload } from 'react-admin';
import { PageTitle } from '../frame/page-title.tsx';
import type { Column } from './column.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { RecordTable } from './record-table.tsx';

interface ListScreenProps<Row extends RaRecord> {
  title: string;
  /** '312 people' */
  counted: (count: number) => string;
  columns: readonly Column<Row>[];
  filters: ReactNode;
  sort?: SortPayload;
  /** When there is nothing at all yet, in words. */
  empty: string;
  /** Asks again by itself after so many milliseconds. */
  refreshMs?: number;
}

const PAGE_SIZES = [25, 50, 100];

/** One noun's list: heading, filters, table, pages; with what to see while it loads, fails or holds nothing. */
export function ListScreen<Row extends RaRecord>({ title, sort, refreshMs, ...rest }: ListScreenProps<Row>) {
  return (
    <ListBase<Row>
      perPage={25}
      {...(sort && { sort })}
      queryOptions={{ onError: () => {}, ...(refreshMs && { refetchInterval: refreshMs }) }}
    >
      <ListBody title={title} {...rest} />
    </ListBase>
  );
}

type BodyProps<Row extends RaRecord> = Omit<ListScreenProps<Row>, 'sort' | 'refreshMs'>;

function ListBody<Row extends RaRecord>({ title, counted, columns, filters, empty }: BodyProps<Row>) {
  const { data, total, error, isPending } = useListContext<Row>();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <PageTitle>{title}</PageTitle>
        <Typography role="status" color="text.secondary">
          {total === undefined ? '' : counted(total)}
        </Typography>
      </Box>
      {filters}
      {error && <ListError error={error} hasOld={data !== undefined} />}
      {isPending && !error && <ListSkeleton columns={columns.length} />}
      {data && (
        <Paper variant="outlined" sx={{ overflow: 'clip' }}>
          {data.length > 0 ? <RecordTable<Row> label={title} columns={columns} /> : <Nothing empty={empty} />}
          <Pagination rowsPerPageOptions={PAGE_SIZES} />
        </Paper>
      )}
    </Box>
  );
}

function ListError({ error, hasOld }: { error: Error; hasOld: boolean }) {
  const { refetch, isFetching } = useListContext();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {error.message} {hasOld && 'What you see below may be out of date.'}
    </Alert>
  );
}

function Nothing({ empty }: { empty: string }) {
  const { filterValues, setFilters } = useListContext();
  const filtered = Object.keys(filterValues as object).length > 0;
  return (
    <Box sx={{ p: 4, textAlign: 'center' }}>
      <Typography sx={{ mb: filtered ? 2 : 0 }}>
        {filtered ? 'Nothing fits this search. Check the spelling, or take a filter away.' : empty}
      </Typography>
      {filtered && (
        <Button variant="outlined" color="secondary" onClick={() => setFilters({}, [])}>
          Show all
        </Button>
      )}
    </Box>
  );
}
