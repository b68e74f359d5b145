import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { TodayEnquiry } from '../../contract/today.ts';
import { calledName, sourceWords, wishWords } from '../enquiries/enquiry-words.tsx';
import { CallLinks, LINK, RowFrame, SOFT } from './row-frame.tsx';
import { ageOf, enquiryReason } from './today-words.ts';

interface TodayEnquiryRowProps {
  item: TodayEnquiry;
  /** 'YYYY-MM-DD' in Nepal, and milliseconds. */
  today: string;
  now: number;
  /** Undefined: the person may not look after enquiries. */
  onTake: ((enquiry: TodayEnquiry) => void) | undefined;
}

/** An enquiry in the queue. */
export function TodayEnquiryRow({ item, today, now, onTake }: TodayEnquiryRowProps) {
  const name = calledName(item);
  return (
    <RowFrame
      name={
        <>
          <Box component={Link} to={`/enquiries/${item.id}`} data-queue={item.id} sx={LINK}>
            {name}
          </Box>{' '}
          <Box component="span" sx={SOFT}>
            Enquiry
          </Box>
          <Box component="span" sx={{ ...SOFT, display: 'block' }}>
            {[wishWords(item), sourceWords(item)].filter(Boolean).join(' · ')}
          </Box>
        </>
      }
      about={
        <>
          <span>{enquiryReason(item, today)}</span>
          <Box component="span" sx={{ ...SOFT, display: 'block' }}>
            {[ageOf(item, now), item.counselor?.name ?? 'Nobody'].filter(Boolean).join(' · ')}
          </Box>
        </>
      }
      actions={
        <>
          {onTake && <UsualStep item={item} name={name} onTake={onTake} />}
          <CallLinks number={item.contact} name={name} />
        </>
      }
    />
  );
}

interface UsualStepProps {
  item: TodayEnquiry;
  name: string;
  onTake: (enquiry: TodayEnquiry) => void;
}

/** Somebody has to look after it first; then what happened is noted on its screen. */
function UsualStep({ item, name, onTake }: UsualStepProps) {
  const look = { variant: 'outlined', color: 'secondary', size: 'small' } as const;
  return item.counselor === null ? (
    <Button {...look} aria-label={`Take it: ${name}`} onClick={() => onTake(item)}>
      Take it
    </Button>
  ) : (
    <Button
      {...look}
      component={Link}
      to={`/enquiries/${item.id}`}
      aria-label={`Note what happened: ${name}`}
    >
      What happened
    </Button>
  );
}
