import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { HttpError } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { BulkAction } from '../../../contract/bulk-edits/shapes.ts';
import type { CatalogueKind } from '../../../contract/catalogue/lists.ts';
import { call } from '../../frame/api.ts';
import { colors } from '../../theme/colors.ts';
import { countOf } from '../../bulk-edits/bulk-words.tsx';
import type { Change } from './change.ts';
import type { Selection } from './use-selection.ts';

// The forms of the catalogue, which the table itself does not need.
const BulkDialog = lazy(() => import('./bulk-dialog.tsx').then((module) => ({ default: module.BulkDialog })));

interface SelectionBarProps {
  kind: CatalogueKind;
  selection: Selection;
  /** The kind has fields that many records can share. */
  hasFields: boolean;
}

/** What can be done with the selected rows, or with all that match the search. Every change begins with a preview. */
export function SelectionBar({ kind, selection, hasFields }: SelectionBarProps) {
  const { total = 0 } = useListContext();
  const { count, excepted, selectAll, clear, wanted } = selection;
  const [editing, setEditing] = useState(false);
  const [running, setRunning] = useState<BulkAction>();
  const navigate = useNavigate();
  const notify = useNotify();
  if (count === 0) return null;

  /** Begins a preview and shows it. Rejects with what is wrong. */
  const begin = async (change: Change) => {
    const { id } = await call('POST /api/staff/bulk-edits/', { body: { kind, ...wanted(), ...change } });
    clear();
    await navigate(`/bulk-edits/${id}`);
  };
  const at = async (action: BulkAction) => {
    setRunning(action);
    await begin({ action }).catch((error: unknown) => {
      notify(error instanceof HttpError ? error.message : String(error), { type: 'error' });
      setRunning(undefined);
    });
  };
  return (
    <Paper
      component="section"
      aria-label="Selected records"
      variant="outlined"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        backgroundColor: colors.marigold100,
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {countOf(kind, count)} selected
        {excepted > 0 && ` (all ${total.toLocaleString('en')} except ${excepted.toLocaleString('en')})`}
      </Typography>
      {selectAll && (
        <Button color="secondary" onClick={selectAll}>
          Select all {total.toLocaleString('en')} that match
        </Button>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { md: 'auto' } }}>
        {hasFields && (
          <Button variant="contained" onClick={() => setEditing(true)}>
            Change a field …
          </Button>
        )}
        <Button
          variant="outlined"
          color="secondary"
          loading={running === 'publish'}
          onClick={() => void at('publish')}
        >
          Publish …
        </Button>
        <Button
          variant="outlined"
          color="secondary"
          loading={running === 'withdraw'}
          onClick={() => void at('withdraw')}
        >
          Withdraw …
        </Button>
        <Button color="secondary" onClick={clear}>
          Clear
        </Button>
      </Box>
      {editing && (
        <Suspense>
          <BulkDialog kind={kind} count={count} begin={begin} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Paper>
  );
}
