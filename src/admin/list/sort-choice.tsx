import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useListContext } from 'react-admin';
import type { Column } from './column.ts';

const DATES = { ASC: 'oldest first', DESC: 'newest first' };
const LETTERS = { ASC: 'A to Z', DESC: 'Z to A' };
/** react-admin's default when no order was chosen. */
const UNCHOSEN = 'id';

/** The order of a list on a phone, where cards have no column headers. */
export function SortChoice<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const { sort, setSort } = useListContext();
  const id = useId();
  const choices = columns.flatMap(choicesOf);
  if (choices.length === 0) return null;
  return (
    <Box sx={{ display: { xs: 'grid', md: 'none' } }}>
      <TextField
        id={id}
        select
        label="Order"
        size="small"
        value={`${sort.order} ${sort.field}`}
        onChange={({ target: { value } }) => {
          const [order, field] = value.split(' ') as ['ASC' | 'DESC', string];
          setSort({ field, order });
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true, htmlFor: id } }}
      >
        {sort.field === UNCHOSEN && <option value={`${sort.order} ${UNCHOSEN}`}>Default</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

/** Both orders of a column, the usual one first. */
function choicesOf<Row>({ label, sort, firstOrder = 'ASC', orderWords }: Column<Row>) {
  if (!sort) return [];
  const words = orderWords ?? (firstOrder === 'DESC' ? DATES : LETTERS);
  const orders = [firstOrder, firstOrder === 'ASC' ? 'DESC' : 'ASC'] as const;
  return orders.map((order) => ({ value: `${order} ${sort}`, label: `${label}, ${words[order]}` }));
}
