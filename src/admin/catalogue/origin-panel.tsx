import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CatalogueKind } from '../../contract/catalogue/lists.ts';
import { isSourced } from '../../contract/catalogue/origin.ts';
import type { EditState } from '../../contract/edits/state.ts';
import { goTo } from '../edit/notices/fault-summary.tsx';
import { useForm } from '../edit/store/use-form.ts';
import { Moment } from '../parts/moment.tsx';
import { CampusLinks } from './campus-links.tsx';
import { CoursesLink } from './courses-link.tsx';
import { originText } from './source-words.ts';
import { useOrigin } from './use-origin.ts';

/** Beside the form: what is missing, where the record comes from, and what the import says of fields that staff have set. */
export function OriginPanel({ kind, state }: { kind: CatalogueKind; state: EditState }) {
  const { store, form } = useForm();
  const { data, error } = useOrigin(kind, state);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return null;
  const labelOf = (name: string) => form.fields.find((field) => field.name === name)?.field.label ?? name;
  const own = data.fields.filter(({ set_by_staff }) => set_by_staff);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {data.missing.length > 0 && (
        <Alert severity="warning" sx={{ '& ul': { m: 0, pl: 2 } }}>
          Visitors miss this:
          <ul>
            {data.missing.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Alert>
      )}
      {data.uses && <Typography variant="body2">Used by {data.uses}.</Typography>}
      {kind === 'course' && <CampusLinks />}
      <CoursesLink kind={kind} object={state.object} />
      {isSourced(kind) && (
        <Typography variant="body2" color="textSecondary">
          {originText(data)}
          {data.imported_at && (
            <>
              , imported <Moment at={data.imported_at} />
            </>
          )}
        </Typography>
      )}
      {own.length > 0 && (
        <Box component="section" aria-label="Set by staff" sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="h3" component="h2" sx={{ fontSize: '1rem' }}>
            Set by staff
          </Typography>
          <Typography variant="body2">
            Imports leave these fields alone. Below each field stands what the import says.
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {own.map(({ field }) => (
              <li key={field}>
                <Link component="button" type="button" onClick={() => goTo(store, [field])}>
                  {labelOf(field)}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
