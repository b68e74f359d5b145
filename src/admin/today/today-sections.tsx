import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Today, TodayAppointment, TodayCase, TodayEnquiry, TodayItem } from '../../contract/today.ts';
import { useToday } from '../frame/use-today.ts';
import { TodayDayRow } from './today-day-row.tsx';
import { TodayEnquiryRow } from './today-enquiry-row.tsx';
import { TodayRow } from './today-row.tsx';
import { SECTION_WORDS } from '../../content/today-words.ts';

interface TodaySectionsProps {
  items: readonly TodayItem[];
  /** With the count of each on all pages. */
  sections: Today['sections'];
  /** When it was loaded, in milliseconds. */
  now: number;
  mayWork: boolean;
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
  onMove: (item: TodayCase) => void;
  /** Undefined: the person may not say who came. */
  onCame: ((appointment: TodayAppointment) => void) | undefined;
  /** Undefined: the person may not look after enquiries. */
  onTake: ((enquiry: TodayEnquiry) => void) | undefined;
}

/** The sections of a page of the queue, each with its count on all pages. */
export function TodaySections({
  items,
  sections,
  now,
  mayWork,
  chosen,
  onToggle,
  onMove,
  onCame,
  onTake,
}: TodaySectionsProps) {
  const today = useToday();
  const shown = sections
    .map(({ section, count }) => ({ section, count, rows: items.filter((item) => item.section === section) }))
    .filter(({ rows }) => rows.length > 0);
  return shown.map(({ section, count, rows }) => (
    <Box key={section} component="section" aria-labelledby={`section-${section}`}>
      <Typography variant="h2" id={`section-${section}`} sx={{ mb: 0.75 }}>
        {SECTION_WORDS[section]}{' '}
        <Box component="span" sx={{ fontWeight: 400 }}>
          ({count.toLocaleString('en')})
        </Box>
      </Typography>
      <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflow: 'clip' }}>
        {rows.map((item) =>
          item.kind === 'application' ? (
            <TodayRow
              key={item.id}
              item={item}
              today={today}
              now={now}
              mayWork={mayWork}
              isSelected={chosen.has(item.id)}
              onSelect={() => onToggle(item.id)}
              onMove={() => onMove(item)}
            />
          ) : item.kind === 'enquiry' ? (
            <TodayEnquiryRow key={`enquiry ${item.id}`} item={item} today={today} now={now} onTake={onTake} />
          ) : (
            <TodayDayRow key={`${item.kind} ${item.id}`} item={item} onCame={onCame} />
          ),
        )}
      </Paper>
    </Box>
  ));
}
