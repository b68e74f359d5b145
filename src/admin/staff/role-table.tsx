import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import {
  ACTIONS,
  can,
  RIGHT_WORDS,
  RIGHTS,
  ROLE_WORDS,
  STAFF_ROLES,
  type RightObject,
} from '../../contract/rights.ts';
import { colors } from '../theme/colors.ts';

const ROWS = (Object.keys(RIGHTS) as RightObject[])
  .flatMap((object) => ACTIONS.map((action) => ({ object, action, words: RIGHT_WORDS[object][action] })))
  // What nobody can do is of no use here.
  .filter(({ object, action }) => STAFF_ROLES.some((role) => can(role, action, object)));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What each role may do, from the table that the API enforces. */
export function RoleTable() {
  return (
    <Box component="details">
      <Typography component="summary" variant="h2" sx={{ cursor: 'pointer', py: 1 }}>
        What each role may do
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="What each role may do">
        <Box
          component="table"
          sx={{
            borderCollapse: 'collapse',
            '& th, & td': { p: 1, textAlign: 'left', borderBottom: `1px solid ${colors.night200}` },
          }}
        >
          <thead>
            <tr>
              <th scope="col">Right</th>
              {STAFF_ROLES.map((role) => (
                <th key={role} scope="col">
                  {ROLE_WORDS[role].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ object, action, words }) => (
              <tr key={`${object} ${action}`}>
                <th scope="row" style={{ fontWeight: 400 }}>
                  {capital(words)}
                </th>
                {STAFF_ROLES.map((role) => (
                  <td key={role}>
                    {can(role, action, object) ? (
                      <Check size={20} aria-label="Yes" />
                    ) : (
                      <Minus size={20} aria-label="No" opacity={0.4} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}
