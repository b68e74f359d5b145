import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { LibraryItem } from '../../../contract/picture-library.ts';
import { call } from '../../frame/api.ts';
import { Loading } from '../../frame/loading.tsx';
import { useMay } from '../../frame/use-may.ts';
import { PictureGrid } from '../picture-grid.tsx';
import { DescribeField } from '../upload/describe-field.tsx';
import { DropArea } from '../upload/drop-area.tsx';
import { UploadList } from '../upload/upload-list.tsx';
import { useUploads } from '../upload/use-uploads.ts';
import { Thumb } from '../thumb.tsx';

const A_PAGE = 24;

/** The library in a dialog: search, choose, or upload. A picture that nobody has described is described first. */
export default function PicturePicker({
  title,
  onChoose,
  onClose,
}: {
  title: string;
  onChoose: (picture: LibraryItem) => void;
  onClose: () => void;
}) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [undescribed, setUndescribed] = useState<LibraryItem>();
  const asked = useDeferredValue(search.trim());
  const isPhone = useMediaQuery('(width < 48rem)');
  const may = useMay();
  const queries = useQueryClient();
  const uploads = useUploads(() => void queries.invalidateQueries({ queryKey: ['pictures'] }));
  const { data, error, isPending } = useQuery({
    queryKey: ['pictures', 'choice', asked, page],
    queryFn: ({ signal }) =>
      call('GET /api/staff/pictures/', { query: { search: asked, page, records: A_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
  const choose = (picture: LibraryItem) => (picture.needs_alt ? setUndescribed(picture) : onChoose(picture));

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby="choose-picture"
    >
      <DialogTitle id="choose-picture">Choose: {title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {undescribed ? (
          <Box sx={{ display: 'grid', gap: 2, maxWidth: '28rem' }}>
            <Thumb picture={undescribed} whole />
            <Typography>Say what this picture shows, then it is chosen.</Typography>
            <DescribeField picture={undescribed} onSaved={onChoose} />
          </Box>
        ) : (
          <>
            {may('write', 'pictures') && <DropArea label="Upload pictures" onFiles={uploads.add} />}
            <UploadList uploads={uploads} onUse={onChoose} />
            <TextField
              label="What it shows, or file name"
              type="search"
              size="small"
              value={search}
              onChange={({ target }) => {
                setSearch(target.value);
                setPage(1);
              }}
            />
            {error && <Alert severity="error">{error.message}</Alert>}
            {isPending && !error && <Loading />}
            {data?.results.length === 0 && (
              <Typography>
                {asked === ''
                  ? 'There is no picture yet: upload one.'
                  : 'No picture matches. Check the spelling.'}
              </Typography>
            )}
            {data && data.results.length > 0 && <PictureGrid pictures={data.results} onChoose={choose} />}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        {data && !undescribed && data.count > A_PAGE && (
          <>
            <Button color="secondary" disabled={data.previous === null} onClick={() => setPage(page - 1)}>
              Newer
            </Button>
            <Button color="secondary" disabled={data.next === null} onClick={() => setPage(page + 1)}>
              Older
            </Button>
          </>
        )}
        <Button color="secondary" onClick={undescribed ? () => setUndescribed(undefined) : onClose}>
          {undescribed ? 'Back' : 'Cancel'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
