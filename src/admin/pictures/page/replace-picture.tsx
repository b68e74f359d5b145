import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { pathOf } from '../../../contract/calls/address.ts';
import type { LibraryItem } from '../../../contract/picture-library.ts';
import { DropArea } from '../upload/drop-area.tsx';
import { faultOf } from '../upload/check-file.ts';
import { sendPicture } from '../upload/send-file.ts';

/** Puts another file in place of the picture, everywhere it is used. */
export function ReplacePicture({ picture: { id, uses } }: { picture: LibraryItem }) {
  const [open, setOpen] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const refresh = useRefresh();
  const notify = useNotify();
  const replace = async (file: File | undefined) => {
    if (!file) return;
    const fault = faultOf(file);
    setProblem(fault);
    if (fault) return;
    setProgress(0);
    try {
      const { crops_reset } = await sendPicture(
        pathOf('POST /api/staff/pictures/{id}/replace/', { params: { id } }),
        file,
        {
          onProgress: setProgress,
        },
      );
      setOpen(false);
      refresh();
      const crops = crops_reset
        ? ' It has other proportions, so its crops and focal point were taken away: please set them again.'
        : '';
      notify(`Replaced. Check that the description still fits.${crops}`, {
        type: crops_reset ? 'warning' : 'success',
        autoHideDuration: 10_000,
      });
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setProgress(undefined);
    }
  };
  const places = uses === 1 ? 'the one place' : `all ${uses} places`;
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        Replace everywhere
      </Button>
      <Dialog
        open={open}
        onClose={() => progress === undefined && setOpen(false)}
        aria-labelledby="replace-title"
        maxWidth="sm"
        fullWidth
      >
        <DialogTitle id="replace-title">Replace this picture everywhere</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>
            {uses > 0 ? `The new file appears at once in ${places} that use it. ` : ''}The old file is deleted
            and cannot be brought back. Description and credit stay.
          </DialogContentText>
          {progress === undefined ? (
            <DropArea label="Choose the new file" several={false} onFiles={([file]) => void replace(file)} />
          ) : (
            <LinearProgress
              variant={progress < 1 ? 'determinate' : 'indeterminate'}
              value={progress * 100}
              aria-label="Upload"
            />
          )}
          {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button color="secondary" disabled={progress !== undefined} onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
