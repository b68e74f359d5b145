import Box from '@mui/material/Box';
import type { BackupRun } from '../../contract/backups.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { Column } from '../list/column.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { Moment } from '../parts/moment.tsx';
import { Tag, type Tone } from '../parts/tag.tsx';
import { BackupHealth } from './backup-health.tsx';
import { sizeWords } from './size-words.ts';

const STATES: Record<BackupRun['state'], { label: string; tone: Tone }> = {
  complete: { label: 'Complete', tone: 'good' },
  running: { label: 'Running', tone: 'open' },
  failed: { label: 'Failed', tone: 'wrong' },
};

const COLUMNS: readonly Column<BackupRun>[] = [
  { label: 'Begun', names: true, cell: ({ started_at }) => <Moment at={started_at} withTime /> },
  {
    label: 'Result',
    minWidth: '12rem',
    cell: ({ state, fault, missing_files: missing }) => (
      <Box component="span">
        <Tag tone={STATES[state].tone}>{STATES[state].label}</Tag>
        {fault && (
          <Box component="span" sx={{ display: 'block' }}>
            {fault}
          </Box>
        )}
        {missing ? (
          <Box component="span" sx={{ display: 'block' }}>
            {missing === 1
              ? '1 file was not in storage.'
              : `${missing.toLocaleString('en')} files were not in storage.`}
          </Box>
        ) : null}
      </Box>
    ),
  },
  { label: 'By', cell: ({ by }) => (by === 'job' ? 'Every night' : 'A command') },
  {
    label: 'To',
    minWidth: '8rem',
    cell: ({ place, stamp }) => <WrappedName text={stamp ? `${place} · ${stamp}` : place} />,
  },
  { label: 'Rows', cell: ({ rows }) => rows?.toLocaleString('en') },
  { label: 'Files', cell: ({ files }) => files?.toLocaleString('en') },
  { label: 'Size', cell: ({ bytes }) => bytes !== null && sizeWords(bytes) },
];

const WrappedName = ({ text }: { text: string }) => (
  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
    {text}
  </Box>
);

const FILTERS = (
  <>
    <BackupHealth />
    <FilterBar>
      <ChoiceFilter
        name="open"
        label="Which"
        all="All backups"
        choices={[{ value: 'yes', label: 'Failed since the last complete one' }]}
      />
    </FilterBar>
  </>
);

export default function BackupList() {
  return (
    <ListScreen<BackupRun>
      title="Backups"
      counted={(count) => (count === 1 ? '1 backup' : `${count.toLocaleString('en')} backups`)}
      columns={COLUMNS}
      filters={FILTERS}
      empty="No backup has been made yet."
    />
  );
}
