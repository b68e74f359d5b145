import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { LibraryItem } from '../../contract/picture-library.ts';
import { Tag } from '../parts/tag.tsx';
import { Thumb } from './thumb.tsx';

type GridProps = { pictures: readonly LibraryItem[] } & (
  | { addressOf: (picture: LibraryItem) => string; onChoose?: never }
  | { onChoose: (picture: LibraryItem) => void; addressOf?: never }
);

/** Pictures as a grid: arrow keys go from one to the next, Enter opens or chooses it. */
export function PictureGrid({ pictures, addressOf, onChoose }: GridProps) {
  return (
    <Box
      component="ul"
      aria-label="Pictures"
      onKeyDown={moveFocus}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {pictures.map((picture) => (
        <li key={picture.id}>
          <ButtonBase
            {...(addressOf
              ? { component: Link, to: addressOf(picture) }
              : { onClick: () => onChoose(picture) })}
            data-picture
            sx={{
              display: 'block',
              width: '100%',
              height: '100%',
              textAlign: 'left',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              overflow: 'clip',
              bgcolor: 'background.paper',
              '&:hover, &:focus-visible': { borderColor: 'primary.main' },
              '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
            }}
          >
            <Thumb picture={picture} />
            <Words picture={picture} />
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

function Words({ picture: { alt, decorative, needs_alt, file_name, uses } }: { picture: LibraryItem }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', p: 1 }}>
      <Typography
        variant="body2"
        sx={{
          overflow: 'hidden',
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflowWrap: 'anywhere',
        }}
      >
        {alt || file_name || 'Picture'}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {uses === 0 ? 'Not used' : uses === 1 ? 'Used once' : `Used ${uses} times`}
        {decorative && ', decoration'}
      </Typography>
      {needs_alt && <Tag tone="open">Describe it</Tag>}
    </Box>
  );
}

/** Moves by columns as they are on the screen. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-picture]')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at === -1) return;
  const top = all[0]!.getBoundingClientRect().top;
  const columns = all.filter((item) => item.getBoundingClientRect().top === top).length;
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: all.length - 1,
  };
  const next = steps[event.key];
  if (next === undefined || !all[next]) return;
  event.preventDefault();
  all[next].focus();
}
