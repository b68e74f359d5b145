import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash from 'lucide-react/icons/trash-2';
import type { KeyboardEvent, ReactNode } from 'react';
import { colors } from '../../theme/colors.ts';
import { useDragging } from './use-dragging.ts';

interface SortableItemProps {
  list: string;
  index: number;
  count: number;
  /** As buttons call it: 'section 2'. */
  name: string;
  onMove: (to: number) => void;
  /** Unset: it cannot be removed. */
  onRemove?: (() => void) | undefined;
  children: (controls: ReactNode) => ReactNode;
}

/** An item of a sortable list, with the controls that move and remove it. Alt with an arrow key moves it too. */
export function SortableItem({ list, index, count, name, onMove, onRemove, children }: SortableItemProps) {
  const { item, handle, edge, isDragged } = useDragging(list, index);
  const byKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    // The innermost item moves, not the one around it.
    event.stopPropagation();
    onMove(index + (event.key === 'ArrowUp' ? -1 : 1));
  };
  const controls = (
    <Box component="span" sx={{ display: 'flex', flex: 'none', alignItems: 'center' }}>
      <Box
        component="span"
        ref={handle}
        title="Drag to move"
        sx={{
          display: 'inline-flex',
          p: '10px',
          mx: '-4px',
          cursor: 'grab',
          color: colors.inkSoft,
          touchAction: 'manipulation',
        }}
      >
        <GripVertical size={20} aria-hidden />
      </Box>
      <IconButton
        aria-label={`Move ${name} up`}
        aria-disabled={index === 0}
        title="Move up (Alt and arrow up)"
        onClick={() => onMove(index - 1)}
        sx={index === 0 ? UNUSABLE : {}}
      >
        <ChevronUp size={20} />
      </IconButton>
      <IconButton
        aria-label={`Move ${name} down`}
        aria-disabled={index === count - 1}
        title="Move down (Alt and arrow down)"
        onClick={() => onMove(index + 1)}
        sx={index === count - 1 ? UNUSABLE : {}}
      >
        <ChevronDown size={20} />
      </IconButton>
      {onRemove && (
        <IconButton aria-label={`Remove ${name}`} title="Remove" onClick={onRemove}>
          <Trash size={18} />
        </IconButton>
      )}
    </Box>
  );
  return (
    <Box
      component="li"
      ref={item}
      onKeyDown={byKey}
      sx={{ position: 'relative', opacity: isDragged ? 0.4 : 1, scrollMarginBlock: '5rem' }}
    >
      {children(controls)}
      {edge && <Box aria-hidden sx={{ ...LINE, [edge]: '-8px' }} />}
    </Box>
  );
}

/** A button that would do nothing keeps the focus, so that a person can press its neighbour next. */
const UNUSABLE = { opacity: 0.3, cursor: 'default' };

/** Where the dragged item would be dropped. */
const LINE = {
  position: 'absolute',
  insetInline: 0,
  height: '4px',
  borderRadius: '2px',
  backgroundColor: colors.marigold600,
  pointerEvents: 'none',
} as const;
