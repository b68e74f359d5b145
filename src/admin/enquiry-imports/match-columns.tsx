import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { IMPORT_FIELDS, type ImportField } from '../../contract/enquiry-import-words.ts';
import type { EnquiryImport } from '../../contract/enquiry-imports.ts';
import { SelectField } from '../enquiries/select-field.tsx';
import { colors } from '../theme/colors.ts';

const FIELDS = Object.entries(IMPORT_FIELDS).map(([value, label]) => ({ value, label }));

interface MatchColumnsProps {
  run: EnquiryImport;
  onChange: (columns: (ImportField | null)[]) => void;
}

/** The columns of the file, each with examples and what it is. */
export function MatchColumns({ run: { columns, matching }, onChange }: MatchColumnsProps) {
  return (
    <Paper variant="outlined" component="section" aria-label="Columns" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography variant="h2">Columns</Typography>
      <Typography sx={{ mb: 1 }}>Say what each column is. Columns without a choice are left out.</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {columns.map(({ heading, letter, examples }, index) => (
          <Box
            component="li"
            key={letter}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr) 16rem' },
              gap: { xs: 0.5, sm: 2 },
              alignItems: 'center',
              py: 1.25,
              borderTop: `1px solid ${colors.line}`,
              overflowWrap: 'anywhere',
            }}
          >
            <Box sx={{ fontWeight: 500 }}>
              {heading || `Column ${letter}`}{' '}
              {heading && (
                <Box component="span" sx={{ fontWeight: 400, color: colors.inkSoft }}>
                  {letter}
                </Box>
              )}
            </Box>
            <Box sx={{ color: colors.inkSoft, pb: { xs: 1, sm: 0 } }}>
              {examples.join(' · ') || 'Empty at the top'}
            </Box>
            <SelectField
              size="small"
              label={`What is ${heading || `column ${letter}`}?`}
              value={matching.columns[index] ?? ''}
              none="Leave out"
              choices={FIELDS}
              onChange={(value) =>
                onChange(
                  columns.map((_, nth) =>
                    nth === index
                      ? value === ''
                        ? null
                        : (value as ImportField)
                      : (matching.columns[nth] ?? null),
                  ),
                )
              }
            />
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
