import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import History from 'lucide-react/icons/history';
import X from 'lucide-react/icons/x';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loading } from '../../frame/loading.tsx';
import { useObject, useSession } from '../edit-session.ts';
import { RevisionRow } from './revision-row.tsx';

/** The button that opens the history of an object. */
export function HistoryButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button color="secondary" startIcon={<History size={20} />} onClick={() => setOpen(true)}>
        History
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'History',
            sx: { width: 'min(56rem, 100vw)', p: { xs: 2, sm: 3 }, gap: 2 },
          },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="h2">History</Typography>
          <IconButton aria-label="Close the history" onClick={() => setOpen(false)}>
            <X />
          </IconButton>
        </Box>
        <Revisions onRestored={() => setOpen(false)} />
      </Drawer>
    </>
  );
}

function Revisions({ onRestored }: { onRestored: () => void }) {
  const session = useSession();
  const { kind, object, api } = session;
  const { number } = useObject(session);
  const { data, error, hasNextPage, fetchNextPage, isFetching, refetch } = useInfiniteQuery({
    queryKey: ['revisions', kind, object, number],
    queryFn: ({ pageParam, signal }) => api.revisions(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (last.next === null ? undefined : all.length + 1),
    retry: false,
  });
  if (error && !data)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {error.message}
      </Alert>
    );
  if (!data) return <Loading />;
  const revisions = data.pages.flatMap(({ results }) => results);
  if (revisions.length === 0)
    return <Typography color="textSecondary">Nobody has changed it yet.</Typography>;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {revisions.map((revision) => (
          <RevisionRow
            key={revision.number}
            revision={revision}
            isNewest={revision.number === number}
            onRestored={onRestored}
          />
        ))}
      </Box>
      {hasNextPage && (
        <Button
          variant="outlined"
          color="secondary"
          loading={isFetching}
          onClick={() => void fetchNextPage()}
          sx={{ justifySelf: 'start' }}
        >
          Show older ones
        </Button>
      )}
    </>
  );
}
