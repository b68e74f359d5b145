import Box from '@mui/material/Box';
import Badge from '@mui/material/Badge';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import House from 'lucide-react/icons/house';
import { useId, type ReactElement, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { colors } from '../theme/colors.ts';
import { NOUNS } from '../nouns.ts';
import { GROUPS, type Group, type Noun } from './noun.ts';
import { useCount } from './needs.ts';
import { useMay } from './use-may.ts';

export function Menu({ onChosen }: { onChosen?: () => void }) {
  const may = useMay();
  const readable = NOUNS.filter(({ right, offMenu }) => !offMenu && may('read', right));
  return (
    <Box onClick={onChosen}>
      <List disablePadding>
        <MenuLink to="/" label="Today" icon={<House />} />
      </List>
      {GROUPS.map((group) => (
        <MenuGroup key={group} name={group} nouns={readable.filter((noun) => noun.group === group)} />
      ))}
    </Box>
  );
}

function MenuGroup({ name, nouns }: { name: Group; nouns: readonly Noun[] }) {
  const id = useId();
  if (nouns.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography id={id} variant="body2" sx={{ px: 3, pb: 0.5, color: colors.night300 }}>
        {name}
      </Typography>
      <List disablePadding aria-labelledby={id}>
        {nouns.map((noun) => (
          <NounLink key={noun.name} noun={noun} />
        ))}
      </List>
    </Box>
  );
}

function NounLink({ noun: { name, label, icon, needs } }: { noun: Noun }) {
  const wrong = needs.find(({ weight }) => weight === 'wrong');
  return (
    <MenuLink to={`/${name}`} label={label} icon={icon}>
      {wrong && <WrongCount name={name} filter={wrong.filter} sentence={wrong.sentence} />}
    </MenuLink>
  );
}

type WrongCountProps = { name: string } & Pick<Noun['needs'][number], 'filter' | 'sentence'>;

function WrongCount({ name, filter, sentence }: WrongCountProps) {
  const { total = 0 } = useCount(name, filter);
  if (total === 0) return null;
  return (
    <Badge badgeContent={total} color="error" max={99} sx={{ mr: 1.5 }} title={sentence(total)}>
      <span />
    </Badge>
  );
}

interface MenuLinkProps {
  to: string;
  label: string;
  icon: ReactElement;
  children?: ReactNode;
}

function MenuLink({ to, label, icon, children }: MenuLinkProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={to}
        end={to === '/'}
        sx={{
          minHeight: 44,
          borderRadius: 1.5,
          mx: 1,
          color: colors.night200,
          '&:hover': { backgroundColor: colors.night800 },
          '&.active': { backgroundColor: colors.night700, color: colors.white },
        }}
      >
        <ListItemIcon sx={{ color: 'inherit', minWidth: 40 }}>{icon}</ListItemIcon>
        <ListItemText primary={label} />
        {children}
      </ListItemButton>
    </ListItem>
  );
}
