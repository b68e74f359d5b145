import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { REPORTS } from '../../content/reports.ts';
import type { ReportName } from '../../contract/report-names.ts';

/** What the numbers of a report mean, in words. */
export function ReportMeaning({ name }: { name: ReportName }) {
  const { columns, notes } = REPORTS[name];
  return (
    <Box component="section" aria-labelledby="meaning" sx={{ maxWidth: '75ch' }}>
      <Typography variant="h2" id="meaning">
        What is counted
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'max-content 1fr' },
          columnGap: 2,
          my: 1,
          '& dt': { fontWeight: 650 },
          '& dd': { m: 0, mb: { xs: 1, sm: 0.5 } },
        }}
      >
        {columns.map(({ name: column, label, about }) => (
          <Box key={column} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{about}</dd>
          </Box>
        ))}
      </Box>
      {notes.map((note) => (
        <Typography key={note} sx={{ mt: 1 }}>
          {note}
        </Typography>
      ))}
    </Box>
  );
}
