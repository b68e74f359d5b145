import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { DOCUMENT_GROUPS, DOCUMENTS, type DocumentKind } from '../../contract/documents/index.ts';
import type { SiteContent } from '../../contract/site-setup.ts';
import { Loading } from '../frame/loading.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useMay } from '../frame/use-may.ts';
import { Moment } from '../parts/moment.tsx';
import { Tag } from '../parts/tag.tsx';
import { SetUpLink } from './set-up.tsx';
import { useSiteContent } from './use-site-content.ts';

const ALL = Object.entries<DocumentKind>(DOCUMENTS);

/** Every document of the site by group, with what it is for and who changed it last. */
export default function ContentList() {
  const { data, error, refetch, isFetching } = useSiteContent();
  const owner = useMay()('write', 'staff');
  const retry = (
    <Button color="inherit" loading={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 880 }}>
      <PageTitle>Pages and settings</PageTitle>
      {error && (
        <Alert severity="error" action={retry}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Loading />}
      {owner && <SetUpLink />}
      {data &&
        DOCUMENT_GROUPS.map((group) => {
          const documents = ALL.filter(([, kind]) => kind.group === group);
          if (documents.length === 0) return null;
          return (
            <Box key={group} component="section" aria-labelledby={`group-${group}`}>
              <Typography variant="h2" id={`group-${group}`} sx={{ mb: 1 }}>
                {group}
              </Typography>
              <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, overflow: 'clip' }}>
                {documents.map(([name, kind]) => (
                  <Row
                    key={name}
                    name={name}
                    kind={kind}
                    changed={data.documents.find((each) => each.name === name)}
                  />
                ))}
              </Paper>
            </Box>
          );
        })}
    </Box>
  );
}

interface RowProps {
  name: string;
  kind: DocumentKind;
  /** Unset: nobody has ever saved it. */
  changed: SiteContent['documents'][number] | undefined;
}

function Row({ name, kind, changed }: RowProps) {
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component={Link}
        to={`/content/${encodeURIComponent(name)}`}
        sx={{ minHeight: 64, gap: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      >
        <ListItemText
          primary={kind.title}
          secondary={kind.about}
          slotProps={{ primary: { sx: { fontWeight: 600 } } }}
        />
        <Box sx={{ textAlign: { sm: 'right' }, flexShrink: 0 }}>
          {changed?.needs_attention && <Tag tone="wrong">Needs attention</Tag>}
          {changed?.has_draft && <Tag tone="open">Draft</Tag>}
          {!changed?.replaced && <Tag tone="plain">As shipped</Tag>}
          {changed?.changed_at && (
            <Typography variant="body2" color="textSecondary">
              <Moment at={changed.changed_at} />
              {changed.changed_by && `, ${changed.changed_by}`}
            </Typography>
          )}
        </Box>
      </ListItemButton>
    </ListItem>
  );
}
