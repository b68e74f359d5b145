import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import type { Duplicate } from '../../contract/duplicates.ts';
import { BECAUSE } from '../enquiries/known-already.tsx';
import { call } from '../frame/api.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { Problem } from '../frame/problem.tsx';
import { useChange } from '../frame/use-change.ts';
import { useMay } from '../frame/use-may.ts';
import { Moment } from '../parts/moment.tsx';
import { colors } from '../theme/colors.ts';
import { MergeDialog } from './record/merges.tsx';

const RECORDS = 20;

/** Everybody who may be the same person, pair by pair. Page and choice are in the address. */
export function Duplicates() {
  const [query, setQuery] = useSearchParams();
  const denied = query.get('denied') === 'yes' ? 'yes' : 'no';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const [merging, setMerging] = useState<Duplicate>();
  const list = useQuery({
    queryKey: ['people', 'duplicates', denied, page],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) =>
      call('GET /api/staff/duplicates/', { query: { denied, page, records: RECORDS }, signal }),
  });
  const pages = Math.max(1, Math.ceil((list.data?.count ?? 0) / RECORDS));
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1040, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component={Link} to="/people" sx={{ color: colors.night700 }}>
        ‹ People
      </Box>
      <PageTitle>{denied === 'yes' ? 'Not the same person' : 'Possible duplicates'}</PageTitle>
      <Typography color="textSecondary">
        {denied === 'yes'
          ? 'Pairs that somebody has looked at. They are not found again.'
          : 'Accounts and enquiries with the same number, the same address, or a rare name that sounds the same. New ones are here within minutes.'}
      </Typography>
      <div>
        <Button color="secondary" onClick={() => setQuery(denied === 'yes' ? {} : { denied: 'yes' })}>
          {denied === 'yes' ? 'Show possible duplicates' : 'Show those who are not the same'}
        </Button>
      </div>
      {list.error && (
        <Problem again={() => void list.refetch()} busy={list.isFetching}>
          {list.error.message}
        </Problem>
      )}
      {list.isPending && <Skeleton variant="rounded" height={240} animation={false} />}
      {list.data?.count === 0 && <Alert severity="success">There are none.</Alert>}
      {list.data && list.data.results.length > 0 && (
        <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflow: 'clip' }}>
          {list.data.results.map((pair) => (
            <Pair key={pair.id} pair={pair} onMerge={() => setMerging(pair)} />
          ))}
        </Paper>
      )}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={Math.min(page, pages)}
          onChange={(_event, next) => setQuery({ ...(denied === 'yes' && { denied }), page: String(next) })}
        />
      )}
      {merging && (
        <MergeDialog
          key={merging.id}
          id={merging.account.id}
          other={merging.other.id}
          close={() => setMerging(undefined)}
        />
      )}
    </Box>
  );
}

function Pair({ pair, onMerge }: { pair: Duplicate; onMerge: () => void }) {
  const { id, because, account, other, denied_at } = pair;
  const { act } = useChange();
  const may = useMay();
  const notify = useNotify();
  const failed = (error: unknown) => notify((error as Error).message, { type: 'error' });
  const deny = (denied: boolean) =>
    void act(
      'POST /api/staff/duplicates/{id}/',
      { params: { id }, body: { denied } },
      denied ? 'Noted: not the same person.' : 'The pair is in the list again.',
    ).catch(failed);
  const give = () =>
    void act(
      'POST /api/staff/enquiries/{id}/person/',
      { params: { id: other.id }, body: { from: null, person: account.id } },
      'The enquiry is in this record now.',
    ).catch(failed);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) 20.5rem' },
        gap: 1.5,
        p: 2,
        alignItems: 'center',
        '& + &': { borderTop: `1px solid ${colors.line}` },
      }}
    >
      <Side kind="person" {...account} />
      <Side {...other} />
      <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
        <Box component="span" sx={{ '&::first-letter': { textTransform: 'uppercase' }, display: 'block' }}>
          {BECAUSE[because]}
        </Box>
        {may('write', 'people') && denied_at === null && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {other.kind === 'person' ? (
              <Button variant="outlined" color="secondary" onClick={onMerge}>
                Merge …
              </Button>
            ) : (
              may('write', 'enquiries') && (
                <Button variant="outlined" color="secondary" onClick={give}>
                  It is this student
                </Button>
              )
            )}
            <Button color="secondary" onClick={() => deny(true)}>
              Not the same person
            </Button>
          </Box>
        )}
        {may('write', 'people') && denied_at !== null && (
          <Button color="secondary" onClick={() => deny(false)}>
            Take that back
          </Button>
        )}
      </Box>
    </Box>
  );
}

function Side({ kind, id, name, email, contact, at }: Duplicate['other']) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box
        component={Link}
        to={kind === 'person' ? `/people/${id}` : `/enquiries/${id}`}
        sx={{ display: 'inline-block', py: '6px', fontWeight: 600, color: colors.night700 }}
      >
        {name || email || contact}
      </Box>
      <Box sx={{ color: colors.inkSoft, fontSize: '0.9375rem' }}>
        {[kind === 'person' ? 'Account' : 'Enquiry', name && email, contact].filter(Boolean).join(' · ')} ·
        since <Moment at={at} />
      </Box>
    </Box>
  );
}
