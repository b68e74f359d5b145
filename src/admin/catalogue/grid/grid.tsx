import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useListContext, type Identifier } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Selection } from '../bulk/use-selection.ts';
import type { EditKind } from '../../../contract/edits/kinds.ts';
import { GridCell } from './grid-cell.tsx';
import { gridStyles } from './grid-styles.ts';
import { readCell, type GridColumn, type GridRow } from './grid-column.ts';
import { stepOf } from './step-of.ts';
import { useCellSave } from './use-cell-save.ts';

interface GridProps<Row extends GridRow> {
  label: string;
  kind: EditKind;
  noun: string;
  columns: readonly GridColumn<Row>[];
  /** Rows that can be selected; null: the person may change nothing. */
  selection: Selection | null;
}

interface Cursor {
  row: number;
  column: number;
}

/** The records of the surrounding list as a spreadsheet: a cursor moved by arrows, cells edited in place, rows selected. */
export function Grid<Row extends GridRow>({ label, kind, noun, columns, selection }: GridProps<Row>) {
  const { data = [], isFetching, sort, setSort } = useListContext<Row>();
  const [cursor, setCursor] = useState<Cursor>({ row: 0, column: 0 });
  /** The text with which the cell at the cursor began to be edited; null: it is not. */
  const [typed, setTyped] = useState<string | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const navigate = useNavigate();
  const save = useCellSave(kind);

  const focus = ({ row, column }: Cursor) => {
    const next = {
      row: Math.max(0, Math.min(row, data.length - 1)),
      column: Math.max(0, Math.min(column, columns.length - 1)),
    };
    setCursor(next);
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLElement>(`[data-cell="${next.row}-${next.column}"]`)?.focus(),
    );
  };
  const begin = (at: Cursor, text?: string) => {
    const [row, edit] = [data[at.row], columns[at.column]?.edit];
    if (!row || !edit || !selection) return false;
    setCursor(at);
    setTyped(text ?? String(edit.value(row) ?? ''));
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const row = data[cursor.row];
    if (typed !== null || !row || !(event.target as HTMLElement).dataset['cell']) return;
    const step = stepOf(event, data.length, columns.length);
    if (step) {
      event.preventDefault();
      return focus({ row: cursor.row + step[0], column: cursor.column + step[1] });
    }
    if (event.altKey || event.metaKey) return;
    if (event.ctrlKey) {
      if (event.key === 'c') void navigator.clipboard?.writeText(columns[cursor.column]?.text(row) ?? '');
      return;
    }
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      if ((event.key === 'Enter' && cursor.column === 0) || !begin(cursor))
        void navigate(`/${noun}/${row.id}`);
    } else if (event.key === ' ') {
      event.preventDefault();
      selection?.toggle(row.id);
    } else if (event.key === 'Delete' || event.key === 'Backspace') begin(cursor, '');
    else if (event.key.length === 1 && begin(cursor, event.key)) event.preventDefault();
  };

  return (
    <TableContainer sx={{ maxHeight: '70vh' }}>
      <Table
        ref={table}
        role="grid"
        aria-label={label}
        aria-busy={isFetching}
        stickyHeader
        size="small"
        onKeyDown={onKeyDown}
        sx={gridStyles}
      >
        <TableHead>
          <TableRow>
            {selection && <PageBox ids={data.map(({ id }) => id)} selection={selection} />}
            {columns.map(({ name, label: head, isNumber }, at) => {
              const active = sort.field === name;
              return (
                <TableCell
                  key={name}
                  role="columnheader"
                  align={isNumber ? 'right' : 'left'}
                  className={at === 0 ? 'name' : ''}
                  aria-sort={active ? (sort.order === 'ASC' ? 'ascending' : 'descending') : 'none'}
                >
                  <TableSortLabel
                    active={active}
                    direction={active && sort.order === 'DESC' ? 'desc' : 'asc'}
                    onClick={() =>
                      setSort({ field: name, order: active && sort.order === 'ASC' ? 'DESC' : 'ASC' })
                    }
                  >
                    {head}
                  </TableSortLabel>
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((row, at) => (
            <TableRow key={row.id} hover selected={selection?.isSelected(row.id) === true}>
              {selection && (
                <TableCell padding="checkbox">
                  <Checkbox
                    size="small"
                    checked={selection.isSelected(row.id)}
                    onChange={() => selection.toggle(row.id)}
                    slotProps={{ input: { 'aria-label': `Select ${columns[0]?.text(row)}` } }}
                  />
                </TableCell>
              )}
              {columns.map((column, place) => {
                const isHere = cursor.row === at && cursor.column === place;
                return (
                  <GridCell
                    key={column.name}
                    row={row}
                    column={column}
                    at={`${at}-${place}`}
                    href={place === 0 ? `/${noun}/${row.id}` : null}
                    isHere={isHere}
                    isFixed={place === 0}
                    typed={isHere ? typed : null}
                    onFocus={() => !isHere && typed === null && setCursor({ row: at, column: place })}
                    onBegin={() => begin({ row: at, column: place })}
                    onSave={async (text) => {
                      const read = readCell(text, column.edit!);
                      if ('fault' in read) return read.fault;
                      const before = column.edit!.value(row);
                      if (read.value === before) return null;
                      return save(row, column.edit!.field, before, read.value);
                    }}
                    onLeave={([down, right]) => {
                      setTyped(null);
                      focus({ row: at + down, column: place + right });
                    }}
                  />
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Selects all rows of the page, or none. */
function PageBox({ ids, selection }: { ids: readonly Identifier[]; selection: Selection }) {
  const all = ids.length > 0 && ids.every(selection.isSelected);
  return (
    <TableCell padding="checkbox">
      <Checkbox
        size="small"
        checked={all}
        indeterminate={!all && selection.count > 0}
        onChange={() => selection.setPage(!all)}
        slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
      />
    </TableCell>
  );
}
