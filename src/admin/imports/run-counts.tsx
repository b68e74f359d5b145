import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { RunSummary } from '../../contract/import-runs.ts';
import { colors } from '../theme/colors.ts';

const KINDS = [
  ['course', 'Courses'],
  ['university', 'Universities'],
  ['campus', 'Campuses'],
] as const;
const COUNTS = ['added', 'changed', 'withdrawn', 'unchanged'] as const;
const HEADS = { added: 'Added', changed: 'Changed', withdrawn: 'Withdrawn', unchanged: 'Unchanged' } as const;

const cell = { p: 1, textAlign: 'right', borderTop: `1px solid ${colors.line}` } as const;

/** How many courses, universities and campuses are added, changed and withdrawn. */
export function RunCounts({ summary, applied }: { summary: RunSummary; applied: boolean }) {
  return (
    <Paper
      variant="outlined"
      sx={{ maxWidth: 720, overflowX: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label="Counts"
    >
      <Box
        component="table"
        sx={{ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}
      >
        <Box component="caption" sx={{ textAlign: 'left', p: 1, captionSide: 'top', fontWeight: 600 }}>
          {applied ? 'What was changed' : 'What would be changed'}
        </Box>
        <thead>
          <tr>
            <td />
            {COUNTS.map((name) => (
              <Box component="th" scope="col" key={name} sx={{ ...cell, fontWeight: 600 }}>
                {HEADS[name]}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS.map(([kind, label]) => (
            <tr key={kind}>
              <Box component="th" scope="row" sx={{ ...cell, textAlign: 'left', fontWeight: 500 }}>
                {label}
              </Box>
              {COUNTS.map((name) => (
                <Box component="td" key={name} sx={cell}>
                  {summary[kind][name].toLocaleString('en')}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Paper>
  );
}
