import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { Link } from 'react-router';
import { EVENT_WORDS } from '../../content/application-states.ts';
import type { TodayCase } from '../../contract/today.ts';
import { studentName } from '../applications/case-words.tsx';
import { USUAL } from '../applications/move-words.ts';
import { CallLinks, LINK, RowFrame, SOFT } from './row-frame.tsx';
import { ageOf, reasonOf, wantedWords } from './today-words.ts';

interface TodayRowProps {
  item: TodayCase;
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
    <RowFrame
      box={
        mayWork ? (
          <Checkbox
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
            slotProps={{ input: { 'aria-label': `Select ${name}, ${item.reference}` } }}
            sx={{ alignSelf: 'start' }}
          />
        ) : undefined
      }
      name={
        <>
          <Box component={Link} to={`/applications/${item.id}`} data-queue={item.id} sx={LINK}>
            {name}
          </Box>{' '}
          <Box component="span" sx={SOFT}>
            {item.reference}
          </Box>
          <Box component="span" sx={{ ...SOFT, display: 'block' }}>
            {wantedWords(item)}
          </Box>
        </>
      }
      about={
        <>
          <span>{reasonOf(item, today)}</span>
          <Box component="span" sx={{ ...SOFT, display: 'block' }}>
            {[age, item.counselor?.name ?? 'Nobody', item.section === 'due' ? '' : item.next_step]
              .filter(Boolean)
              .join(' · ')}
          </Box>
        </>
      }
      actions={
        <>
          {mayWork && usual && (
            <Button variant="outlined" color="secondary" size="small" onClick={onMove}>
              {EVENT_WORDS[usual].action}
            </Button>
          )}
          <CallLinks number={item.contact} name={name} />
        </>
      }
    />
  );
}
