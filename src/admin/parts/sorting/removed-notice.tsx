import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Undo from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { colors } from '../../theme/colors.ts';

interface RemovedNoticeProps {
  /** What was removed, as the start of a sentence. */
  name: string;
  onUndo: () => void;
  onClose: () => void;
}

/** Stands where an item was removed, and puts it back. It gets the focus that the removed item had. */
export function RemovedNotice({ name, onUndo, onClose }: RemovedNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pl: 2,
        border: `1px dashed ${colors.control}`,
        borderRadius: 1.5,
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="span" sx={{ flex: 1 }}>
        {name} was removed.
      </Box>
      <Button color="secondary" ref={undo} startIcon={<Undo size={18} />} onClick={onUndo}>
        Undo
      </Button>
      <IconButton aria-label="Hide this" onClick={onClose}>
        <X size={18} />
      </IconButton>
    </Box>
  );
}
