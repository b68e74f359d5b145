import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

/** Placeholder for the table while its first rows load. */
export function ListSkeleton({ columns }: { columns: number }) {
  return (
    <Paper variant="outlined" role="status" aria-label="Loading" sx={{ p: 2 }}>
      {Array.from({ length: 8 }, (_row, row) => (
        <Skeleton key={row} height={36} width={`${100 - ((row * columns) % 4) * 6}%`} animation={false} />
      ))}
    </Paper>
  );
}
