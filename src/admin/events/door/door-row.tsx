import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import { nepalTime } from '../../../contract/nepal-time.ts';
import type { DoorPerson } from '../../../contract/event-door.ts';
import { colors } from '../../theme/colors.ts';

const KINDS: Record<DoorPerson['kind'], string | null> = {
  place: null,
  waiting: 'Waiting list, no place',
  cancelled: 'Cancelled',
  walk_in: 'Without registration',
};

/** A person at the door: one tap says that they are here, another one takes it back. */
export function DoorRow({ person, onTap }: { person: DoorPerson; onTap: (here: boolean) => void }) {
  const { name, contact, kind, here_at } = person;
  const isHere = here_at !== null;
  return (
    <ListItem
      disablePadding
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        gap: 1,
        alignItems: 'center',
        p: 1.5,
        minHeight: 72,
        border: `1px solid ${isHere ? colors.pine700 : colors.night100}`,
        borderRadius: 1,
        bgcolor: isHere ? colors.pine100 : 'background.paper',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, fontSize: '1.1rem', overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.primary' }}>
          {[contact, KINDS[kind], here_at === null ? null : `here since ${nepalTime(here_at)}`]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Button
        variant={isHere ? 'outlined' : 'contained'}
        color={isHere ? 'secondary' : 'primary'}
        startIcon={isHere ? undefined : <Check size={22} />}
        aria-label={isHere ? `Undo: ${name} is here` : `${name} is here`}
        onClick={() => onTap(!isHere)}
        sx={{ minHeight: 48, minWidth: 96 }}
      >
        {isHere ? 'Undo' : 'Here'}
      </Button>
    </ListItem>
  );
}
