import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { LibraryItem } from '../../../contract/picture-library.ts';
import { PICTURE_SHAPES, type Crop, type CroppedShape } from '../../../contract/picture-shapes.ts';

/** Chooses the part of a picture that one shape shows: drawn by mouse or finger, moved and sized by arrow keys too. */
export default function CropDialog({
  picture,
  shape,
  onClose,
  onSave,
}: {
  picture: LibraryItem;
  shape: CroppedShape;
  onClose: () => void;
  /** Rejects with a sentence. */
  onSave: (crop: Crop) => Promise<void>;
}) {
  const { label, ratio, usedFor } = PICTURE_SHAPES[shape];
  const [part, setPart] = useState<PercentCrop>(() => percentOf(picture, shape));
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    setSaving(true);
    setProblem(undefined);
    try {
      await onSave(cropOf(part));
    } catch (error) {
      setProblem((error as Error).message);
      setSaving(false);
    }
  };
  const isSmall = (part.width / 100) * picture.width < PICTURE_SHAPES[shape].widths[0];
  return (
    <Dialog open onClose={() => !saving && onClose()} aria-labelledby="crop-title" maxWidth="md">
      <DialogTitle id="crop-title">{label}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <DialogContentText>
          {usedFor}. Move the frame or pull its corners. With the keyboard: Tab to the frame or a corner, then
          arrow keys.
        </DialogContentText>
        <ReactCrop
          crop={part}
          aspect={ratio}
          keepSelection
          minWidth={40}
          onChange={(_, percent) => setPart(percent)}
          ariaLabels={{
            cropArea: 'The part that is shown. Move it with the arrow keys.',
            nwDragHandle: 'Top left corner',
            nDragHandle: 'Top edge',
            neDragHandle: 'Top right corner',
            eDragHandle: 'Right edge',
            seDragHandle: 'Bottom right corner',
            sDragHandle: 'Bottom edge',
            swDragHandle: 'Bottom left corner',
            wDragHandle: 'Left edge',
          }}
        >
          <img
            src={picture.image.image}
            alt={picture.alt}
            style={{ display: 'block', maxWidth: '100%', maxHeight: '55vh' }}
          />
        </ReactCrop>
        {isSmall && (
          <Alert severity="warning">
            This part has few pixels, so it will look blurred. Take a larger one.
          </Alert>
        )}
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="secondary" disabled={saving} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" loading={saving} onClick={() => void save()}>
          Save crop
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The crop that is there, otherwise the largest one around the middle. */
function percentOf({ crops, width, height }: LibraryItem, shape: CroppedShape): PercentCrop {
  const crop = crops[shape];
  if (crop) {
    return {
      unit: '%',
      x: crop.x * 100,
      y: crop.y * 100,
      width: crop.width * 100,
      height: crop.height * 100,
    };
  }
  const { ratio } = PICTURE_SHAPES[shape];
  const wide = width / height > ratio;
  const largest = makeAspectCrop(
    { unit: '%', ...(wide ? { height: 100 } : { width: 100 }) },
    ratio,
    width,
    height,
  );
  return centerCrop(largest, width, height);
}

function cropOf({ x, y, width, height }: PercentCrop): Crop {
  const fraction = (percent: number) => Math.min(1, Math.max(0, Math.round(percent * 100) / 10_000));
  const [left, top] = [fraction(x), fraction(y)];
  return {
    x: left,
    y: top,
    width: Math.min(fraction(width), 1 - left),
    height: Math.min(fraction(height), 1 - top),
  };
}
