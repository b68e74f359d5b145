import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, useState, type ReactNode } from 'react';
import { ACCEPT } from './check-file.ts';

/** Takes files that are dropped on it, or chosen with its button. */
export function DropArea({
  label,
  several = true,
  onFiles,
  children,
}: {
  /** Of the button: 'Add pictures'. */
  label: string;
  several?: boolean;
  onFiles: (files: readonly File[]) => void;
  children?: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        onFiles(several ? files : files.slice(0, 1));
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2,
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: over ? 'action.hover' : undefined,
      }}
    >
      <Button variant="contained" startIcon={<ImagePlus size={20} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <Typography color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
        or drop {several ? 'them' : 'it'} here
      </Typography>
      <Typography variant="body2" color="textSecondary">
        JPEG, PNG, WebP or AVIF, at most 20 MB{several && ' each'}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPT}
        multiple={several}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again after it failed.
          target.value = '';
        }}
      />
      {children}
    </Box>
  );
}
