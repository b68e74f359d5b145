import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Box from '@mui/material/Box';
import Columns3 from 'lucide-react/icons/columns-3';
import { useState, type ReactNode } from 'react';

interface ColumnsButtonProps {
  columns: readonly { name: string; label: string }[];
  isShown: (name: string) => boolean;
  toggle: (name: string) => void;
  /** Below the columns. */
  children?: ReactNode;
}

/** Chooses the columns of a table besides the one that names its rows. */
export function ColumnsButton({ columns, isShown, toggle, children }: ColumnsButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="secondary"
        startIcon={<Columns3 size={18} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Columns
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Columns' } }}
      >
        <Box sx={{ display: 'grid', p: 2 }}>
          {columns.map(({ name, label }) => (
            <FormControlLabel
              key={name}
              label={label}
              control={<Checkbox checked={isShown(name)} onChange={() => toggle(name)} />}
            />
          ))}
          {children}
        </Box>
      </Popover>
    </>
  );
}
