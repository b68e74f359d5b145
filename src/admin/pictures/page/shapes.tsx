import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { LibraryItem } from '../../../contract/picture-library.ts';
import {
  CROPPED_SHAPES,
  objectPosition,
  PICTURE_SHAPES,
  type Crop,
  type CroppedShape,
  type FocalPoint,
} from '../../../contract/picture-shapes.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

/** How the picture looks in each shape of the site, with a crop of its own where the focal point is not enough. */
export function Shapes({
  picture,
  focus,
  readOnly,
  onCrop,
}: {
  picture: LibraryItem;
  /** As chosen on the screen, saved or not. */
  focus: FocalPoint;
  readOnly: boolean;
  /** Saves a crop, or takes it away. Rejects with a sentence. */
  onCrop: (shape: CroppedShape, crop: Crop | null) => Promise<void>;
}) {
  const [open, setOpen] = useState<CroppedShape>();
  return (
    <Box component="section" aria-labelledby="shapes" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="shapes" variant="h2">
        Where pages cut it
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
          alignItems: 'start',
        }}
      >
        {CROPPED_SHAPES.map((shape) => {
          const { label, usedFor } = PICTURE_SHAPES[shape];
          const crop = picture.crops[shape];
          return (
            <Paper key={shape} variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 1 }}>
              <Typography variant="h3" sx={{ fontSize: '1rem' }}>
                {label}
              </Typography>
              <Preview picture={picture} shape={shape} focus={focus} />
              <Typography variant="body2" color="textSecondary">
                {usedFor}. {crop ? 'Has a crop of its own.' : 'Follows the focal point.'}
              </Typography>
              {!readOnly && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  <Button size="small" variant="outlined" color="secondary" onClick={() => setOpen(shape)}>
                    Crop {label.toLowerCase()}
                  </Button>
                  {crop && (
                    <Button size="small" color="secondary" onClick={() => void onCrop(shape, null)}>
                      Follow the focal point
                    </Button>
                  )}
                </Box>
              )}
            </Paper>
          );
        })}
      </Box>
      {open && (
        <Suspense>
          <CropDialog
            picture={picture}
            shape={open}
            onClose={() => setOpen(undefined)}
            onSave={async (crop) => {
              await onCrop(open, crop);
              setOpen(undefined);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}

function Preview({
  picture: { image, crops },
  shape,
  focus,
}: {
  picture: LibraryItem;
  shape: CroppedShape;
  focus: FocalPoint;
}) {
  const made = image.crops?.[shape];
  const source = made?.sources.find(({ media_type }) => media_type === 'image/webp')?.image;
  const cropped = Boolean(crops[shape]) && source !== undefined;
  return (
    <Box
      component="img"
      src={cropped ? source : image.image}
      alt=""
      style={{ objectPosition: cropped ? 'center' : (objectPosition(focus) ?? 'center') }}
      sx={{
        display: 'block',
        width: shape === 'square' ? '8rem' : '100%',
        aspectRatio: PICTURE_SHAPES[shape].ratio,
        objectFit: 'cover',
        borderRadius: shape === 'square' ? '50%' : 0,
      }}
    />
  );
}
