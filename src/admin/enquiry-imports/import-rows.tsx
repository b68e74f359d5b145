import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import type { RowOutcome } from '../../contract/enquiry-import-words.ts';
import { ROW_OUTCOMES } from '../../contract/enquiry-import-words.ts';
import type { EnquiryImport, EnquiryImportRow } from '../../contract/enquiry-imports.ts';
import { BECAUSE } from '../enquiries/known-already.tsx';
import type { Column } from '../list/column.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { ExportButton } from '../parts/export-button.tsx';
import { countOf } from './import-words.tsx';

/** Problems first: they are what somebody has to do something about. */
const ORDER: readonly RowOutcome[] = ['kept', 'wrong', 'known', 'maybe', 'twice', 'new'];

/** The rows in parts by what the check says. */
export function ImportRows({ run }: { run: EnquiryImport }) {
  const { counts } = run;
  const parts = counts ? ORDER.filter((outcome) => counts[outcome] > 0) : [];
  const [chosen, setChosen] = useState<RowOutcome>();
  const part = parts.find((outcome) => outcome === chosen) ?? parts[0];
  if (!part || !counts) return null;
  return (
    <Box
      component="section"
      aria-label="Rows"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box role="group" aria-label="Parts" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {parts.map((outcome) => (
          <Button
            key={outcome}
            variant={outcome === part ? 'contained' : 'outlined'}
            color="secondary"
            aria-pressed={outcome === part}
            onClick={() => setChosen(outcome)}
          >
            {ROW_OUTCOMES[outcome]} {counts[outcome].toLocaleString('en')}
          </Button>
        ))}
      </Box>
      <ListScreen<EnquiryImportRow>
        key={`${part} ${run.state} ${run.version}`}
        within={`enquiry-imports/${run.id}/rows`}
        apart
        title={ROW_OUTCOMES[part]}
        permanentFilter={{ outcome: part }}
        counted={(count) => countOf(count, 'row', 'rows')}
        columns={columnsOf(part)}
        filters={null}
        actions={
          part === 'wrong' && <ExportButton fileName={`problems-${run.file_name.replace(/\.\w+$/, '')}`} />
        }
        empty="There are none."
      />
    </Box>
  );
}

const row: Column<EnquiryImportRow> = {
  label: 'Row',
  names: true,
  minWidth: '5rem',
  cell: ({ number }) => `Row ${number}`,
};
const person: Column<EnquiryImportRow> = {
  label: 'Person',
  minWidth: '10rem',
  cell: ({ name, enquiry }) =>
    enquiry === null ? (
      name || 'Without a name'
    ) : (
      <Link to={`/enquiries/${enquiry}`}>{name || 'Without a name'}</Link>
    ),
};
const reach: Column<EnquiryImportRow> = {
  label: 'Contact',
  minWidth: '10rem',
  cell: ({ contact, email }) => contact || email,
};
const why: Column<EnquiryImportRow> = {
  label: 'Problem',
  minWidth: '16rem',
  cell: ({ problems }) => problems.join(' '),
};
const same: Column<EnquiryImportRow> = {
  label: 'Why',
  minWidth: '14rem',
  cell: ({ known }) => known && <KnownWords known={known} />,
};
const becomes: Column<EnquiryImportRow> = {
  label: 'Becomes',
  cell: ({ added }) => (added ? 'An enquiry' : 'Left out'),
};

function columnsOf(part: RowOutcome): Column<EnquiryImportRow>[] {
  if (part === 'wrong') return [row, person, reach, why];
  return part === 'new' || part === 'kept' ? [row, person, reach] : [row, person, reach, same, becomes];
}

function KnownWords({ known: { kind, id, because } }: { known: NonNullable<EnquiryImportRow['known']> }) {
  if (kind === 'row') return <>A row above has {BECAUSE[because]}</>;
  return (
    <Link to={kind === 'person' ? `/people/${id}` : `/enquiries/${id}`}>
      {kind === 'person' ? 'A student' : 'An enquiry'} with {BECAUSE[because]}
    </Link>
  );
}
