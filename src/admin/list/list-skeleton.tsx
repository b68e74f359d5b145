import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

/** The table's place while its first rows are on their way. */
export function ListSkeleton({ columns }: { columns: number }) {
  return (
    <Paper variant="outlined" role="status" aria-label="Loading" sx={{ p: 2 }}>
      {Array.from({ length: 8 }, (_row, row) => (
        <Skeleton key={row} height={36} width={`${100 - ((row * columns) % 4) * 6}%`} animation={false} />
      ))}
    </Paper>
  );
}
