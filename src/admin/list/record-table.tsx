import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext, type RaRecord } from 'react-admin';
import { CardTable } from './card-table.ts';
import type { Column } from './column.ts';
import { openRow } from './row-click.ts';
import { moveBetweenRows } from './row-keys.ts';
import { WAITING_OPACITY } from '../theme/colors.ts';

interface RecordTableProps<Row extends RaRecord> {
  /** Accessible name of the table: 'People'. */
  label: string;
  columns: readonly Column<Row>[];
}

/**
 * The records of the surrounding list: a real table with a sticky header, arrow keys between rows, and cards on a
 * phone. Roles are explicit, because styling rows as cards would remove them.
 */
export function RecordTable<Row extends RaRecord>({ label, columns }: RecordTableProps<Row>) {
  const { data = [], isFetching, isPlaceholderData } = useListContext<Row>();
  return (
    <CardTable
      aria-label={label}
      aria-busy={isFetching}
      role="table"
      onKeyDown={moveBetweenRows}
      sx={{ opacity: isPlaceholderData ? WAITING_OPACITY : 1 }}
    >
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map((column) => (
            <HeadCell key={column.label} column={column} />
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {data.map((row) => (
          <TableRow
            key={row.id}
            role="row"
            hover
            onClick={openRow}
            onAuxClick={openRow}
            sx={{ '&:has(th a[href^="/admin/"])': { cursor: 'pointer' } }}
          >
            {columns.map(({ label, cell, names, acts, corner, minWidth, spare }) => (
              <TableCell
                key={label}
                component={names ? 'th' : 'td'}
                role={names ? 'rowheader' : 'cell'}
                scope={names ? 'row' : undefined}
                data-label={names || acts || corner ? undefined : label}
                data-corner={corner}
                sx={{
                  ...spareness(spare),
                  ...(minWidth && { minWidth: { md: minWidth }, overflowWrap: 'anywhere' }),
                }}
              >
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </CardTable>
  );
}

/** Shown in cards and if there is room. */
const spareness = (spare: Column<never>['spare']) => {
  if (!spare) return {};
  const room = spare === 'last' ? '@media (min-width: 1600px)' : '@media (min-width: 1280px)';
  return { display: { md: 'none' }, [room]: { display: 'table-cell' } };
};

function HeadCell<Row>({ column }: { column: Column<Row> }) {
  const { label, sort, firstOrder = 'ASC', spare } = column;
  const sx = spareness(spare);
  const list = useListContext();
  if (!sort) {
    return (
      <TableCell role="columnheader" scope="col" data-corner={column.corner} sx={sx}>
        {column.head ?? label}
      </TableCell>
    );
  }
  const active = list.sort.field === sort;
  const order = active ? list.sort.order : firstOrder;
  const next = active ? (order === 'ASC' ? 'DESC' : 'ASC') : firstOrder;
  return (
    <TableCell
      role="columnheader"
      scope="col"
      sx={sx}
      aria-sort={active ? (order === 'ASC' ? 'ascending' : 'descending') : 'none'}
    >
      <TableSortLabel
        active={active}
        direction={order === 'ASC' ? 'asc' : 'desc'}
        onClick={() => list.setSort({ field: sort, order: next })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
