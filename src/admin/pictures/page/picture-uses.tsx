import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EDIT_KINDS } from '../../../contract/edits/kinds.ts';
import type { PictureUse } from '../../../contract/picture-library.ts';
import { call } from '../../frame/api.ts';
import { recordPath } from '../../frame/record-path.ts';

/** Where the picture is used, with a link to each place. */
export function PictureUses({ id, version }: { id: number; version: number }) {
  const { data, error } = useQuery({
    queryKey: ['pictures', 'uses', id, version],
    queryFn: ({ signal }) => call('GET /api/staff/pictures/{id}/uses/', { params: { id }, signal }),
  });
  return (
    <Box component="section" aria-labelledby="uses" sx={{ display: 'grid', gap: 1 }}>
      <Typography id="uses" variant="h2">
        Where it is used
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.uses.length === 0 && <Typography>Nowhere yet.</Typography>}
      {data && data.uses.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {data.uses.map((use) => (
            <li key={`${use.kind}/${use.object}/${use.part}/${use.draft}`}>
              <Use use={use} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

function Use({ use }: { use: PictureUse }) {
  const { kind, title, part, draft } = use;
  const name = `${EDIT_KINDS[kind].label}: ${title}`;
  const rest = draft ? 'draft' : part.toLowerCase();
  const to = recordPath(use);
  return (
    <>
      {to ? <Link to={to}>{name}</Link> : name} ({rest})
    </>
  );
}
