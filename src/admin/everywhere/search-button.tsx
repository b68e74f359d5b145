import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { colors } from '../theme/colors.ts';
import { isTaken } from '../parts/keys-dialog.tsx';
import { SearchDialog } from './search-dialog.tsx';

/** Opens the search over people from every screen; the key '/' does so too, outside fields and dialogs. */
export function SearchButton({ wide }: { wide: boolean }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTaken(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const begin = { onClick: () => setOpen(true), 'aria-keyshortcuts': '/' };
  return (
    <>
      {wide ? (
        <Button
          {...begin}
          color="inherit"
          fullWidth
          startIcon={<Search size={20} aria-hidden />}
          sx={{ justifyContent: 'flex-start', border: 1, borderColor: colors.night300, fontWeight: 400 }}
        >
          Search people
          <Box component="kbd" aria-hidden sx={{ ml: 'auto', font: 'inherit', color: colors.night200 }}>
            /
          </Box>
        </Button>
      ) : (
        <IconButton {...begin} color="inherit" aria-label="Search people">
          <Search />
        </IconButton>
      )}
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
