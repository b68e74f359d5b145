import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ImportLine, ImportRun, LineOutcome, RunSummary } from '../../contract/import-runs.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { Column } from '../list/column.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { SearchField } from '../list/search-field.tsx';
import { ExportButton } from '../parts/export-button.tsx';
import { Tag } from '../parts/tag.tsx';
import { OUTCOME_TABS } from './run-words.tsx';

const what: Column<ImportLine> = {
  label: 'What',
  names: true,
  minWidth: '14rem',
  cell: ({ name, key, kind, fresh }) => (
    <Box component="span">
      {name || key || kind}{' '}
      {name && (
        <Box component="span" sx={{ fontWeight: 400 }}>
          {key}
        </Box>
      )}{' '}
      {fresh && <Tag tone="open">New</Tag>}
    </Box>
  ),
};
const field: Column<ImportLine> = { label: 'Field', cell: (line) => fieldWords(line.field) };
const before: Column<ImportLine> = { label: 'Before', cell: (line) => line.before || '(empty)' };
const after: Column<ImportLine> = { label: 'After', cell: (line) => line.after || '(empty)' };
const reason: Column<ImportLine> = { label: 'Why', minWidth: '12rem', cell: (line) => line.reason };
const value: Column<ImportLine> = { label: 'Value in the file', cell: (line) => line.value };
const place: Column<ImportLine> = {
  label: 'Where',
  names: true,
  cell: ({ sheet, row, column }) =>
    [sheet, row === null ? '' : `row ${row}`, column].filter(Boolean).join(', '),
};

const COLUMNS: Readonly<Record<LineOutcome, readonly Column<ImportLine>[]>> = {
  added: [what, { label: 'Kind', cell: ({ kind }) => kind }],
  changed: [what, field, before, after],
  withdrawn: [what, { label: 'Kind', cell: ({ kind }) => kind }, reason],
  held: [what, field, value, reason],
  kept: [what, field, { ...before, label: 'Ours' }, { ...after, label: 'The source' }],
  refused: [place, value, reason],
  note: [place, value, reason],
};

/** 'annual_fees' as staff read it: 'Annual fees'. */
export const fieldWords = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const KINDS = [
  { value: 'course', label: 'Courses' },
  { value: 'university', label: 'Universities' },
  { value: 'campus', label: 'Campuses' },
];

/** The report in parts, each searched, paged and downloaded. */
export function RunLines({ run, summary }: { run: ImportRun; summary: RunSummary }) {
  const parts = OUTCOME_TABS.filter(({ value: outcome }) => (summary.lines[outcome] ?? 0) > 0);
  const [chosen, setChosen] = useState<LineOutcome>();
  const part = parts.find(({ value: outcome }) => outcome === chosen) ?? parts[0];
  if (!part) return <Typography>The file changes nothing: the catalogue has all of it already.</Typography>;
  return (
    <Box component="section" aria-label="Report" sx={{ display: 'grid', gap: 2 }}>
      <Box role="group" aria-label="Parts of the report" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {parts.map(({ value: outcome, label }) => (
          <Button
            key={outcome}
            variant={outcome === part.value ? 'contained' : 'outlined'}
            color="secondary"
            aria-pressed={outcome === part.value}
            onClick={() => setChosen(outcome)}
          >
            {label} {(summary.lines[outcome] ?? 0).toLocaleString('en')}
          </Button>
        ))}
      </Box>
      <Typography color="textSecondary">{part.about}</Typography>
      <ListScreen<ImportLine>
        key={`${part.value} ${run.ended_at}`}
        within={`imports/${run.id}/lines`}
        title={part.label}
        permanentFilter={{ outcome: part.value }}
        counted={(count) => (count === 1 ? '1 line' : `${count.toLocaleString('en')} lines`)}
        columns={COLUMNS[part.value]}
        filters={
          <FilterBar>
            <SearchField label="Code, name or value" />
            {part.value !== 'refused' && part.value !== 'note' && (
              <ChoiceFilter name="kind" label="Kind" all="All" choices={KINDS} />
            )}
            {run.differs > 0 && (
              <ChoiceFilter
                name="fresh"
                label="Since the dry run"
                all="All lines"
                choices={[{ value: 'yes', label: 'Only new lines' }]}
              />
            )}
          </FilterBar>
        }
        actions={<ExportButton fileName={`import-${run.id}-${part.value}`} also={{ outcome: part.value }} />}
        empty="There are no lines."
      />
    </Box>
  );
}
