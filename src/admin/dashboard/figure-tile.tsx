import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { Link } from 'react-router';
import { useCount } from '../frame/needs.ts';
import { listPath, type Figure } from '../frame/noun.ts';
import { colors } from '../theme/colors.ts';

/** A number with its label, linked to the list it counts. */
export function FigureTile({ name, label, filter }: Figure & { name: string }) {
  const { total, error } = useCount(name, filter);
  return (
    <Paper
      variant="outlined"
      component={Link}
      to={listPath(name, filter)}
      sx={{
        display: 'block',
        p: 2,
        color: colors.night950,
        textDecoration: 'none',
        '&:hover': { borderColor: colors.night700 },
      }}
    >
      <Box
        component="span"
        sx={{ display: 'block', fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.1, minHeight: '1.1em' }}
      >
        {error ? '?' : total?.toLocaleString('en')}
      </Box>
      <Box component="span" sx={{ color: colors.inkSoft }}>
        {error ? `${label}: ${error.message}` : label}
      </Box>
    </Paper>
  );
}
