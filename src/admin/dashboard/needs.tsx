import Alert from '@mui/material/Alert';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import { Link } from 'react-router';
import { useSiteContent } from '../content/use-site-content.ts';
import { useCount } from '../frame/needs.ts';
import { listPath, type Need } from '../frame/noun.ts';
import { colors } from '../theme/colors.ts';
import { useMay } from '../frame/use-may.ts';
import { NOUNS } from '../nouns.ts';

/** Failures come before ordinary work. */
const ALL = NOUNS.flatMap(({ name, right, needs }) => needs.map((need) => ({ name, right, need }))).sort(
  (a, b) => Number(b.need.weight === 'wrong') - Number(a.need.weight === 'wrong'),
);

/** Pages on which visitors see sample text since an update. They are no list, so they are counted on their own. */
const UNFIT: Need = {
  filter: {},
  weight: 'wrong',
  sentence: (count) =>
    count === 1
      ? 'One page or setting no longer fits its form: visitors see sample text'
      : `${count} pages or settings no longer fit their forms: visitors see sample text`,
};

/** What needs a person, most urgent first; a sentence if there is nothing. */
export function Needs() {
  const may = useMay();
  // oxlint-disable-next-line react/hooks -- the list never changes, so the hooks are the same ones each time
  const asked = ALL.map(({ name, right, need }) => useCount(name, need.filter, may('read', right)));
  const documents = useSiteContent(may('write', 'content'));
  const counts = asked.map((count, index) => ({ ...count, enabled: may('read', ALL[index]!.right) }));
  const failed = counts.find(({ error }) => error)?.error ?? documents.error;
  if (failed) return <Alert severity="error">{failed.message}</Alert>;
  if (documents.isLoading || counts.some(({ enabled, total }) => enabled && total === undefined))
    return <Skeleton height={56} animation={false} />;
  const unfit = documents.data?.documents.filter((each) => each.needs_attention).length ?? 0;
  const open = [
    { name: 'content', need: UNFIT, total: unfit },
    ...ALL.map((item, index) => ({ ...item, total: counts[index]!.total ?? 0 })),
  ].filter(({ total }) => total > 0);
  if (open.length === 0) {
    return (
      <Alert severity="success" icon={<CircleCheck />}>
        Nothing needs you right now.
      </Alert>
    );
  }
  return (
    <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, overflow: 'clip' }}>
      {open.map(({ name, need, total }) => (
        <NeedRow key={`${name} ${JSON.stringify(need.filter)}`} name={name} need={need} total={total} />
      ))}
    </Paper>
  );
}

function NeedRow({ name, need, total }: { name: string; need: Need; total: number }) {
  const wrong = need.weight === 'wrong';
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={listPath(name, need.filter)} sx={{ minHeight: 56, gap: 1.5 }}>
        {wrong ? <CircleAlert color={colors.laliguras600} /> : <CircleDot color={colors.marigold700} />}
        <ListItemText
          primary={need.sentence(total)}
          slotProps={{ primary: { sx: { fontWeight: 600, color: wrong ? colors.laliguras600 : 'inherit' } } }}
        />
        <ArrowRight size={20} />
      </ListItemButton>
    </ListItem>
  );
}
