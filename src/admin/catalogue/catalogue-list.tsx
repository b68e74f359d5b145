import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { LISTS, type CatalogueKind } from '../../contract/catalogue/lists.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { useMay } from '../frame/use-may.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { EmptyList, ListError } from '../list/list-states.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { SearchField } from '../list/search-field.tsx';
import { SelectionBar } from './bulk/selection-bar.tsx';
import { useSelection } from './bulk/use-selection.ts';
import { ColumnsButton } from '../list/columns-button.tsx';
import { Grid } from './grid/grid.tsx';
import type { GridColumn, GridRow } from './grid/grid-column.ts';
import { useColumns } from './grid/use-columns.ts';
import { NewRecord } from './new-record.tsx';
import { WORDS } from './words.ts';

interface CatalogueListProps<Row extends GridRow> {
  kind: CatalogueKind;
  columns: readonly GridColumn<Row>[];
  /** Filters beside the search. */
  filters?: ReactNode;
}

/** A list of the catalogue as a table that works like a spreadsheet. */
export function CatalogueList<Row extends GridRow>(props: CatalogueListProps<Row>) {
  const first = props.kind === 'level' ? 'position' : props.columns[0]!.name;
  return (
    <ListBase<Row> perPage={50} sort={{ field: first, order: 'ASC' }} queryOptions={{ onError: () => {} }}>
      <Body {...props} />
    </ListBase>
  );
}

function Body<Row extends GridRow>({ kind, columns, filters }: CatalogueListProps<Row>) {
  const { data, total, error, isPending } = useListContext<Row>();
  const mayEdit = useMay()('write', 'catalogue');
  const { noun } = LISTS[kind];
  const { many, one, empty } = WORDS[kind];
  const chosen = useColumns(noun, columns);
  const selection = useSelection();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 1 }}>
        <PageTitle>{many}</PageTitle>
        <Typography role="status" color="textSecondary">
          {total === undefined
            ? ''
            : `${total.toLocaleString('en')} ${total === 1 ? one : many.toLowerCase()}`}
        </Typography>
        <Box sx={{ ml: { md: 'auto' }, display: 'flex', gap: 1 }}>
          <ColumnsButton columns={columns.slice(1)} isShown={chosen.isShown} toggle={chosen.toggle} />
          {mayEdit && <NewRecord kind={kind} />}
        </Box>
      </Box>
      <FilterBar>
        <SearchField label="Search" />
        {filters}
      </FilterBar>
      {mayEdit && <SelectionBar kind={kind} selection={selection} hasFields={kind !== 'field'} />}
      {error && <ListError error={error} hasOld={data !== undefined} />}
      {isPending && !error && <ListSkeleton columns={columns.length} />}
      {data && (
        <Paper variant="outlined" sx={{ overflow: 'clip' }}>
          {data.length > 0 ? (
            <Grid<Row>
              label={many}
              kind={kind}
              noun={noun}
              columns={chosen.shown}
              selection={mayEdit ? selection : null}
            />
          ) : (
            <EmptyList empty={empty} />
          )}
          <Pagination rowsPerPageOptions={[25, 50, 100]} />
        </Paper>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
        {mayEdit
          ? 'Arrows move, Enter edits a cell (on a name it opens the form), Escape leaves it. The space bar selects a row, Ctrl+C copies a cell.'
          : 'Arrows move, Enter opens a record, Ctrl+C copies a cell.'}
      </Typography>
    </Box>
  );
}
