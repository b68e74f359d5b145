import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { LibraryItem } from '../../../contract/picture-library.ts';
import { Thumb } from '../thumb.tsx';
import { faultOf } from './check-file.ts';
import { DescribeField } from './describe-field.tsx';
import type { UploadItem, useUploads } from './use-uploads.ts';

const LIST = {
  display: 'grid',
  // Not wider than the screen, however long a file's name is.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
};

/** The files that are being uploaded, each with its progress, then with the question what it shows. */
export function UploadList({
  uploads: { items, retry, remove, described },
  onUse,
}: {
  uploads: ReturnType<typeof useUploads>;
  /** Offers to choose a picture. */
  onUse?: ((picture: LibraryItem) => void) | undefined;
}) {
  if (items.length === 0) return null;
  return (
    <Box component="ul" aria-label="Uploads" sx={LIST}>
      {items.map((item) => (
        <Paper key={item.key} component="li" variant="outlined" sx={{ p: 1.5 }}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
            {item.picture && (
              <Box sx={{ width: 96, flex: 'none' }}>
                <Thumb picture={item.picture} width={160} />
              </Box>
            )}
            <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', justifyContent: 'space-between' }}>
                <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>{item.file.name}</Typography>
                {item.state !== 'sending' && item.state !== 'waiting' && (
                  <Button
                    size="small"
                    color="secondary"
                    onClick={() => remove(item.key)}
                    sx={{ flex: 'none', my: -0.75 }}
                  >
                    Hide
                  </Button>
                )}
              </Box>
              <UploadState item={item} onRetry={(again) => retry(item.key, again)} onUse={onUse} />
              {item.firstFrameOnly && (
                <Typography variant="body2">This picture moves. Only its first frame was kept.</Typography>
              )}
            </Box>
          </Box>
          {item.picture?.needs_alt && (item.state === 'done' || item.state === 'existed') && (
            <Box sx={{ mt: 1, ml: { sm: 14 } }}>
              <DescribeField picture={item.picture} onSaved={(picture) => described(item.key, picture)} />
            </Box>
          )}
        </Paper>
      ))}
    </Box>
  );
}

function UploadState({
  item: { state, progress, picture, problem, file },
  onRetry,
  onUse,
}: {
  item: UploadItem;
  onRetry: (again: boolean) => void;
  onUse: ((picture: LibraryItem) => void) | undefined;
}) {
  if (state === 'waiting') return <Typography color="textSecondary">Waiting</Typography>;
  if (state === 'sending') {
    const percent = Math.round(progress * 100);
    return (
      <>
        <LinearProgress
          variant={percent < 100 ? 'determinate' : 'indeterminate'}
          value={percent}
          aria-label="Upload"
        />
        <Typography variant="body2" color="textSecondary">
          {percent < 100 ? `${percent}% sent` : 'Making the sizes that pages need'}
        </Typography>
      </>
    );
  }
  if (state === 'failed') {
    return (
      <Alert
        severity="error"
        action={
          faultOf(file) === undefined && (
            <Button color="inherit" size="small" onClick={() => onRetry(false)} sx={{ whiteSpace: 'nowrap' }}>
              Try again
            </Button>
          )
        }
      >
        {problem}
      </Alert>
    );
  }
  const mayUse = onUse && picture && !picture.needs_alt;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography role="status">
        {state === 'existed' ? 'The library has this picture already.' : 'Uploaded'}
      </Typography>
      {mayUse && (
        <Button size="small" variant="contained" onClick={() => onUse(picture)}>
          Use it
        </Button>
      )}
      {state === 'existed' && (
        <Button size="small" variant="outlined" color="secondary" onClick={() => onRetry(true)}>
          Keep a second copy
        </Button>
      )}
    </Box>
  );
}
