import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { REPORTS } from '../../content/reports.ts';
import { REPORT_NAMES } from '../../contract/report-names.ts';
import { PageTitle } from '../frame/page-title.tsx';

/** The reports there are. */
export default function ReportIndex() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PageTitle>Reports</PageTitle>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {REPORT_NAMES.map((name) => (
          <Paper key={name} component="li" variant="outlined" sx={{ p: 2 }}>
            <Typography variant="h2">
              <Link to={`/reports/${name}`}>{REPORTS[name].label}</Link>
            </Typography>
            <Typography sx={{ mt: 0.5 }}>{REPORTS[name].about}</Typography>
          </Paper>
        ))}
      </Box>
    </Box>
  );
}
