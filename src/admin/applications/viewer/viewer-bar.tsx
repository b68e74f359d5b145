import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { View } from './shown.ts';
import { ZOOMS } from './zooms.ts';

interface ViewerBarProps {
  view: View;
  pages: number;
  ready: boolean;
  onPage: (page: number) => void;
  onTurn: () => void;
  /** 1 larger, -1 smaller. */
  onZoom: (step: number) => void;
}

/** The tools of the viewer: pages, size and direction. */
export function ViewerBar({ view, pages, ready, onPage, onTurn, onZoom }: ViewerBarProps) {
  const { page, zoom } = view;
  return (
    <Box
      role="toolbar"
      aria-label="Page and size"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { sm: 0.5 },
        px: { xs: 1, sm: 2 },
        pb: 1,
      }}
    >
      {pages > 1 && (
        <>
          <IconButton
            aria-label="Previous page"
            aria-keyshortcuts="PageUp"
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft />
          </IconButton>
          <Typography component="span" aria-live="polite">
            Page {page} of {pages}
          </Typography>
          <IconButton
            aria-label="Next page"
            aria-keyshortcuts="PageDown"
            disabled={page === pages}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight />
          </IconButton>
        </>
      )}
      <Box sx={{ flex: 1 }} />
      <IconButton
        aria-label="Smaller"
        aria-keyshortcuts="-"
        disabled={!ready || zoom === ZOOMS[0]}
        onClick={() => onZoom(-1)}
      >
        <ZoomOut />
      </IconButton>
      <Typography
        component="span"
        sx={{ display: { xs: 'none', sm: 'inline' }, minWidth: '3.5rem', textAlign: 'center' }}
      >
        {Math.round(zoom * 100)}%
      </Typography>
      <IconButton
        aria-label="Larger"
        aria-keyshortcuts="+"
        disabled={!ready || zoom === ZOOMS.at(-1)}
        onClick={() => onZoom(1)}
      >
        <ZoomIn />
      </IconButton>
      <IconButton aria-label="Turn" aria-keyshortcuts="r" disabled={!ready} onClick={onTurn}>
        <RotateCw />
      </IconButton>
    </Box>
  );
}
