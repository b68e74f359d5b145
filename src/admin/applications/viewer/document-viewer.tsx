import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { download } from '../../../ui/download.ts';
import { Loading } from '../../frame/loading.tsx';
import { colors } from '../../theme/colors.ts';
import type { OpenDocument, ShownDocument } from '../use-document.ts';
import type { Painted, View } from './shown.ts';
import { useShown } from './use-shown.ts';
import { ZOOMS } from './zooms.ts';
import { ViewerBar } from './viewer-bar.tsx';
import { WordPage } from './word-page.tsx';

interface DocumentViewerProps {
  /** In the order of the page. */
  documents: readonly ShownDocument[];
  /** Id of the one that is shown first. */
  first: string;
  open: OpenDocument;
  onClose: () => void;
}

const START: View = { page: 1, turned: 0, zoom: 1 };

/** Shows documents one after the other: pictures, the pages of PDFs, and the text of Word documents. */
export function DocumentViewer({ documents, first, open, onClose }: DocumentViewerProps) {
  const [id, setId] = useState(first);
  const [view, setView] = useState(START);
  const small = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const title = useId();
  const at = Math.max(
    0,
    documents.findIndex((each) => each.id === id),
  );
  const document = documents[at]!;
  const { file, shown, problem } = useShown(document, open);
  const pages = shown?.kind === 'pages' ? shown.pages : 1;

  const goTo = (index: number) => {
    const next = documents[index];
    if (!next) return;
    setId(next.id);
    setView(START);
  };
  const turnTo = (page: number) => {
    if (page >= 1 && page <= pages) setView({ ...view, page });
  };
  const turn = () => setView({ ...view, turned: (view.turned + 90) % 360 });
  const zoomBy = (step: number) => {
    const zoom = ZOOMS[ZOOMS.indexOf(view.zoom as 1) + step];
    if (zoom) setView({ ...view, zoom });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      j: () => goTo(at + 1),
      k: () => goTo(at - 1),
      r: turn,
      '+': () => zoomBy(1),
      '-': () => zoomBy(-1),
      PageDown: () => turnTo(view.page + 1),
      PageUp: () => turnTo(view.page - 1),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  // On the window: a button that becomes disabled, such as 'Next' at the last document, loses the focus.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  return (
    <Dialog open onClose={onClose} fullScreen={small} maxWidth="lg" fullWidth aria-labelledby={title}>
      <DialogTitle id={title} sx={{ overflowWrap: 'anywhere', pb: 1 }}>
        <bdi>{document.file_name}</bdi>
      </DialogTitle>
      <ViewerBar
        view={view}
        pages={pages}
        ready={shown?.kind === 'pages'}
        onPage={turnTo}
        onTurn={turn}
        onZoom={zoomBy}
      />
      {/* One height for all, also while they load: what is below must not move from under a press. */}
      <DialogContent dividers sx={{ p: 0, height: '68vh', backgroundColor: colors.lokta100 }}>
        {problem !== undefined && <Problem>{problem}</Problem>}
        {problem === undefined && !shown && <Loading />}
        {shown?.kind === 'text' && problem === undefined && (
          <WordPage key={document.id} name={document.file_name} text={shown.text} />
        )}
        {shown?.kind === 'pages' && problem === undefined && (
          <Page key={document.id} name={document.file_name} shown={shown} view={view} />
        )}
      </DialogContent>
      <DialogActions sx={{ p: { xs: 1, sm: 2 }, flexWrap: 'wrap', rowGap: 1 }}>
        {documents.length > 1 && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 1 }, mr: 'auto' }}>
            <Button color="secondary" disabled={at === 0} aria-keyshortcuts="k" onClick={() => goTo(at - 1)}>
              Previous
            </Button>
            <Typography component="span" aria-live="polite">
              {at + 1} of {documents.length}
            </Typography>
            <Button
              color="secondary"
              disabled={at === documents.length - 1}
              aria-keyshortcuts="j"
              onClick={() => goTo(at + 1)}
            >
              Next
            </Button>
          </Box>
        )}
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

/** One page, drawn on a canvas. */
function Page({ name, shown, view }: { name: string; shown: Painted; view: View }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painted, setPainted] = useState<View>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let left = false;
    shown.paint(canvas.current!, view).then(
      () => !left && setPainted(view),
      (error: unknown) => !left && setProblem((error as Error).message),
    );
    return () => {
      left = true;
    };
  }, [shown, view]);
  if (problem !== undefined) return <Problem>{problem}</Problem>;
  return (
    <>
      {!painted && <Loading />}
      <Box
        // Focusable, so that the arrow keys scroll an enlarged page.
        tabIndex={0}
        role="group"
        aria-label={`Page ${view.page} of ${shown.pages}`}
        sx={{
          display: painted ? 'grid' : 'none',
          overflow: 'auto',
          minHeight: '100%',
          maxHeight: '68vh',
          placeItems: 'safe center',
        }}
      >
        <Box
          component="canvas"
          ref={canvas}
          role="img"
          aria-label={name}
          aria-busy={painted !== view}
          sx={
            view.zoom === 1
              ? { maxWidth: '100%', maxHeight: '68vh' }
              : { width: `${view.zoom * 100}%`, height: 'auto', maxWidth: 'none' }
          }
        />
      </Box>
    </>
  );
}

function Problem({ children }: { children: string }) {
  return (
    <Alert severity="error" sx={{ m: 2 }}>
      {children}
    </Alert>
  );
}
