import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { Link } from 'react-router';
import { EVENT_WORDS } from '../../content/application-states.ts';
import type { TodayItem } from '../../contract/today.ts';
import { studentName } from '../applications/case-words.tsx';
import { USUAL } from '../applications/move-words.ts';
import { whatsAppAddress } from '../parts/contact.tsx';
import { colors } from '../theme/colors.ts';
import { ageOf, reasonOf, wantedWords } from './today-words.ts';

interface TodayRowProps {
  item: TodayItem;
  /** 'YYYY-MM-DD' in Nepal, and milliseconds. */
  today: string;
  now: number;
  mayWork: boolean;
  isSelected: boolean;
  onSelect: (selected: boolean) => void;
  onMove: () => void;
}

/** A case in the queue. The name is the link that the keys j, k and Enter use. */
export function TodayRow({ item, today, now, mayWork, isSelected, onSelect, onMove }: TodayRowProps) {
  const name = studentName(item);
  const age = ageOf(item, now);
  const usual = USUAL[item.state];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: `${mayWork ? '44px ' : ''}minmax(0, 1fr)`,
          md: `${mayWork ? '44px ' : ''}minmax(0, 5fr) minmax(0, 4fr) auto`,
        },
        columnGap: 1,
        rowGap: 0.5,
        alignItems: 'center',
        px: { xs: 0.5, md: 1 },
        py: 1,
        '& + &': { borderTop: `1px solid ${colors.line}` },
        '&:focus-within': { backgroundColor: colors.marigold100 },
      }}
    >
      {mayWork && (
        <Checkbox
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
          slotProps={{ input: { 'aria-label': `Select ${name}, ${item.reference}` } }}
          sx={{ alignSelf: 'start' }}
        />
      )}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', pl: mayWork ? 0 : 1 }}>
        <Box component={Link} to={`/applications/${item.id}`} data-queue={item.id} sx={LINK}>
          {name}
        </Box>{' '}
        <Box component="span" sx={SOFT}>
          {item.reference}
        </Box>
        <Box component="span" sx={{ ...SOFT, display: 'block' }}>
          {wantedWords(item)}
        </Box>
      </Box>
      <Box
        sx={{
          minWidth: 0,
          overflowWrap: 'anywhere',
          gridColumn: { xs: mayWork ? 2 : 1, md: 'auto' },
          pl: { xs: mayWork ? 0 : 1, md: 0 },
        }}
      >
        <span>{reasonOf(item, today)}</span>
        <Box component="span" sx={{ ...SOFT, display: 'block' }}>
          {[age, item.counselor?.name ?? 'Nobody', item.section === 'due' ? '' : item.next_step]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          gridColumn: { xs: mayWork ? 2 : 1, md: 'auto' },
          justifyContent: { xs: 'flex-start', md: 'flex-end' },
        }}
      >
        {mayWork && usual && (
          <Button variant="outlined" color="secondary" size="small" onClick={onMove}>
            {EVENT_WORDS[usual].action}
          </Button>
        )}
        <CallLinks number={item.contact} name={name} />
      </Box>
    </Box>
  );
}

/** Telephone and WhatsApp, where the number can have them. */
function CallLinks({ number, name }: { number: string; name: string }) {
  const digits = number.replaceAll(/[^+\d]/g, '');
  const chat = whatsAppAddress(number);
  return (
    <>
      {digits.length >= 6 && (
        <IconButton
          color="secondary"
          href={`tel:${digits}`}
          aria-label={`Call ${name}`}
          title={`Call ${number}`}
        >
          <Phone size={20} />
        </IconButton>
      )}
      {chat && (
        <IconButton
          color="secondary"
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`WhatsApp ${name}`}
          title="WhatsApp"
        >
          <MessageCircle size={20} />
        </IconButton>
      )}
    </>
  );
}

const SOFT = { color: colors.inkSoft, fontSize: '0.9375rem' };
const LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  fontWeight: 600,
  color: colors.night700,
  textDecorationColor: colors.night300,
  textUnderlineOffset: '3px',
};
