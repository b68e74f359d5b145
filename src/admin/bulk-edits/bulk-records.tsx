import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BulkEdit, BulkEditRecord, RecordOutcome } from '../../contract/bulk-edits/shapes.ts';
import { LISTS } from '../../contract/catalogue/lists.ts';
import type { Column } from '../list/column.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { countOf, recordWords } from './bulk-words.tsx';

interface Part {
  state: RecordOutcome;
  label: string;
  count: number;
}

/** The records of a bulk edit in parts: what changes, what is left out and why. */
export function BulkRecords({ run }: { run: BulkEdit }) {
  const parts = partsOf(run).filter(({ count }) => count > 0);
  const [chosen, setChosen] = useState<RecordOutcome>();
  const part = parts.find(({ state }) => state === chosen) ?? parts[0];
  if (!part) return null;
  return (
    <Box component="section" aria-label="Records" sx={{ display: 'grid', gap: 2 }}>
      <Box role="group" aria-label="Parts" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {parts.map(({ state, label, count }) => (
          <Button
            key={state}
            variant={state === part.state ? 'contained' : 'outlined'}
            color="secondary"
            aria-pressed={state === part.state}
            onClick={() => setChosen(state)}
          >
            {label} {count.toLocaleString('en')}
          </Button>
        ))}
      </Box>
      <ListScreen<BulkEditRecord>
        key={`${run.id} ${part.state} ${run.state} ${run.step}`}
        within={`bulk-edits/${run.id}/records`}
        apart
        title={part.label}
        permanentFilter={{ state: part.state }}
        counted={(count) => countOf(run.kind, count)}
        columns={columnsOf(run, part.state)}
        filters={null}
        empty="There are none."
      />
    </Box>
  );
}

function partsOf({ step, changed, same, refused }: BulkEdit): Part[] {
  return [
    step === 'check'
      ? { state: 'ready', label: 'Will change', count: changed }
      : { state: 'changed', label: 'Changed', count: changed },
    { state: 'refused', label: 'Left out', count: refused },
    { state: 'same', label: 'Already so', count: same },
  ];
}

function columnsOf(run: BulkEdit, state: RecordOutcome): Column<BulkEditRecord>[] {
  const name: Column<BulkEditRecord> = {
    label: 'Record',
    names: true,
    minWidth: '14rem',
    cell: ({ object, title }) => (
      <Link to={`/${LISTS[run.kind].noun}/${object}`}>{title || `Number ${object}`}</Link>
    ),
  };
  const value = (label: string, which: 'before' | 'after'): Column<BulkEditRecord> => ({
    label,
    minWidth: '10rem',
    cell: (record) => (
      <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
        {recordWords(run, record[which])}
      </Box>
    ),
  });
  if (state === 'refused') {
    const why: Column<BulkEditRecord> = { label: 'Why', minWidth: '16rem', cell: ({ reason }) => reason };
    return [name, why, value('Now', 'before')];
  }
  if (state === 'same') return [name, value('Now', 'before')];
  return [name, value('Before', 'before'), value('After', 'after')];
}
