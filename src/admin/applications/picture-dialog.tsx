import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useRef, useState } from 'react';
import { download } from '../../ui/download.ts';
import { Loading } from '../frame/loading.tsx';
import { colors } from '../theme/colors.ts';
import { drawPicture } from './draw-picture.ts';
import type { OpenDocument, ShownDocument } from './use-document.ts';

interface PictureDialogProps {
  document: ShownDocument;
  /** Loads the document; called once. */
  open: OpenDocument;
  onClose: () => void;
}

/** Shows a picture. Downloading it reuses the loaded file. */
export function PictureDialog({ document, open, onClose }: PictureDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const asked = useRef(false);
  const [file, setFile] = useState<Blob>();
  const [painted, setPainted] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [large, setLarge] = useState(false);
  const small = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const id = useId();

  useEffect(() => {
    // Once, however often it renders: each access is recorded.
    if (asked.current) return;
    asked.current = true;
    const show = async () => {
      const blob = await open(document);
      if (!blob || !canvas.current) return;
      setFile(blob);
      await drawPicture(blob, canvas.current);
      setPainted(true);
    };
    show().catch((error: unknown) => setProblem((error as Error).message));
  }, [document, open]);

  return (
    <Dialog open onClose={onClose} fullScreen={small} maxWidth="lg" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{document.file_name}</bdi>
      </DialogTitle>
      <DialogContent dividers sx={{ p: 0, minHeight: '50vh', backgroundColor: colors.lokta100 }}>
        {problem === undefined ? !painted && <Loading /> : <Problem>{problem}</Problem>}
        <Box
          // Focusable, so that the arrow keys scroll an enlarged picture.
          tabIndex={0}
          role="group"
          aria-label="Picture"
          sx={{
            display: painted ? 'grid' : 'none',
            overflow: 'auto',
            maxHeight: '72vh',
            placeItems: 'safe center',
          }}
        >
          <Box
            component="canvas"
            ref={canvas}
            role="img"
            aria-label={document.file_name}
            sx={large ? {} : { maxWidth: '100%', maxHeight: '72vh' }}
          />
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap' }}>
        <Button color="secondary" disabled={!painted} aria-pressed={large} onClick={() => setLarge(!large)}>
          Full size
        </Button>
        <Button color="secondary" disabled={!file} onClick={() => file && download(document.file_name, file)}>
          Download
        </Button>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Problem({ children }: { children: string }) {
  return (
    <Alert severity="error" sx={{ m: 2 }}>
      {children}
    </Alert>
  );
}
