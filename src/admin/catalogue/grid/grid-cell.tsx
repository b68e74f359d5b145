import TableCell from '@mui/material/TableCell';
import { Link } from 'react-router';
import { CellEditor } from './cell-editor.tsx';
import type { GridColumn, GridRow } from './grid-column.ts';

interface GridCellProps<Row extends GridRow> {
  row: Row;
  column: GridColumn<Row>;
  /** Its place in the table: '3-1'. */
  at: string;
  /** Where its text leads. */
  href: string | null;
  /** The cursor is here. */
  isHere: boolean;
  isFixed: boolean;
  typed: string | null;
  onFocus: () => void;
  onBegin: () => void;
  onSave: (text: string) => Promise<string | null>;
  onLeave: (step: readonly [number, number]) => void;
}

export function GridCell<Row extends GridRow>(props: GridCellProps<Row>) {
  const { row, column, at, href, isHere, isFixed, typed, onFocus, onBegin, onSave, onLeave } = props;
  const shown = column.cell?.(row) ?? column.text(row);
  const names = [isFixed && 'name', column.isNumber && 'number', typed !== null && 'editing'];
  return (
    <TableCell
      role="gridcell"
      tabIndex={isHere ? 0 : -1}
      data-cell={at}
      className={names.filter(Boolean).join(' ')}
      onFocus={onFocus}
      onDoubleClick={onBegin}
      title={column.text(row)}
    >
      {typed === null ? (
        href === null ? (
          shown
        ) : (
          <Link to={href} tabIndex={-1}>
            {shown}
          </Link>
        )
      ) : (
        <CellEditor
          label={column.label}
          first={typed}
          isNumber={column.isNumber === true}
          save={onSave}
          leave={onLeave}
        />
      )}
    </TableCell>
  );
}
