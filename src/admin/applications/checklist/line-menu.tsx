import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';

interface LineMenuProps {
  /** Of the line. */
  name: string;
  busy: boolean;
  items: readonly { label: string; run: () => void }[];
}

/** What else can be done with a line. */
export function LineMenu({ name, busy, items }: LineMenuProps) {
  const [at, setAt] = useState<HTMLElement | null>(null);
  if (items.length === 0) return null;
  return (
    <>
      <IconButton
        aria-label={`More for ${name}`}
        aria-haspopup="menu"
        disabled={busy}
        onClick={({ currentTarget }) => setAt(currentTarget)}
      >
        <Ellipsis size={20} />
      </IconButton>
      <Menu anchorEl={at} open={at !== null} onClose={() => setAt(null)}>
        {items.map(({ label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAt(null);
              run();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
