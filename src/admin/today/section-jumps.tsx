import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SECTION_WORDS } from '../../content/today-words.ts';
import type { Today } from '../../contract/today.ts';
import { pageOfRow } from './use-today-queue.ts';

interface SectionJumpsProps {
  sections: Today['sections'];
  onGo: (page: number) => void;
}

/** The sections of a queue of several pages, each with the way to the page on which it begins. */
export function SectionJumps({ sections, onGo }: SectionJumpsProps) {
  const before = (at: number) => sections.slice(0, at).reduce((sum, { count }) => sum + count, 0);
  return (
    <Box component="nav" aria-label="Sections" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      {sections.map(({ section, count }, at) => (
        <Button
          key={section}
          size="small"
          color="secondary"
          sx={{ minHeight: 44 }}
          onClick={() => onGo(pageOfRow(before(at)))}
        >
          {SECTION_WORDS[section]} ({count.toLocaleString('en')})
        </Button>
      ))}
    </Box>
  );
}
