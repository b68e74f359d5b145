import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { EnquiryImport } from '../../contract/enquiry-imports.ts';
import { colors } from '../theme/colors.ts';

/** The first rows as they stand in the file. */
export function FirstRows({ run: { top, columns, header_row } }: { run: EnquiryImport }) {
  const cell = {
    px: 1.5,
    py: 0.75,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    borderBottom: `1px solid ${colors.line}`,
  };
  return (
    <Paper variant="outlined" component="section" aria-label="First rows" sx={{ overflow: 'hidden' }}>
      <Typography variant="h2" sx={{ p: { xs: 1.5, sm: 2 }, pb: 1 }}>
        First rows
      </Typography>
      <Box role="region" aria-label="First rows of the file" tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={{ borderCollapse: 'collapse', minWidth: '100%' }}>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ ...cell, color: colors.inkSoft, fontWeight: 400 }}>
                Row
              </Box>
              {columns.map(({ letter }) => (
                <Box
                  key={letter}
                  component="th"
                  scope="col"
                  sx={{ ...cell, color: colors.inkSoft, fontWeight: 400 }}
                >
                  {letter}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {top.map(({ number, cells }) => (
              <Box component="tr" key={number} sx={{ fontWeight: number === header_row ? 600 : 400 }}>
                <Box component="th" scope="row" sx={{ ...cell, color: colors.inkSoft, fontWeight: 400 }}>
                  {number}
                </Box>
                {columns.map(({ letter }, index) => (
                  <Box
                    component="td"
                    key={letter}
                    sx={{ ...cell, maxWidth: '18rem', overflow: 'hidden', textOverflow: 'ellipsis' }}
                  >
                    {cells[index]}
                  </Box>
                ))}
              </Box>
            ))}
          </tbody>
        </Box>
      </Box>
    </Paper>
  );
}
