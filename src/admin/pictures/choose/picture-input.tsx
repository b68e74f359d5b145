import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { LibraryItem } from '../../../contract/picture-library.ts';
import { call } from '../../frame/api.ts';
import { Thumb } from '../thumb.tsx';

const PicturePicker = lazy(() => import('./picture-picker.tsx'));

/** A picture in a form: from the library, or the one that was shipped with the site. */
export type PictureValue = { image: number } | { src: string; alt: string } | null;

export interface PictureInputProps {
  id?: string;
  label: string;
  value: PictureValue;
  onChange: (value: { image: number } | null) => void;
  /** What the picture is for. */
  help?: ReactNode;
  fault?: string | undefined;
  readOnly?: boolean;
  /** There has to be a picture, so it cannot be taken away. */
  required?: boolean;
}

/** Chooses a picture from the library, or uploads one right here. Forms keep its number only. */
export function PictureInput(props: PictureInputProps) {
  const { label, value, onChange, help, fault, readOnly = false, required = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={help || fault ? `${id}-help` : undefined}
      sx={{ display: 'grid', gap: 1 }}
    >
      <Typography id={`${id}-label`} variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Shown value={value} />
      {!readOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button id={id} variant="outlined" color="secondary" onClick={() => setOpen(true)}>
            {value ? 'Choose another' : 'Choose a picture'}
          </Button>
          {value && !required && (
            <Button color="secondary" onClick={() => onChange(null)}>
              Remove
            </Button>
          )}
        </Box>
      )}
      {(help || fault) && (
        <FormHelperText id={`${id}-help`} error={fault !== undefined}>
          {fault ?? help}
        </FormHelperText>
      )}
      {open && (
        <Suspense>
          <PicturePicker
            title={label}
            onClose={() => setOpen(false)}
            onChoose={(picture) => {
              queries.setQueryData(keyOf(picture.id), picture);
              onChange({ image: picture.id });
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}

const keyOf = (id: number) => ['pictures', 'chosen', id];

function Shown({ value }: { value: PictureValue }) {
  if (value === null) return <Typography color="textSecondary">No picture</Typography>;
  if ('image' in value) return <FromLibrary id={value.image} />;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
      <Box component="img" src={value.src} alt="" sx={{ width: 160, maxHeight: 120, objectFit: 'contain' }} />
      <Typography variant="body2">{value.alt || 'Came with the site'}</Typography>
    </Box>
  );
}

function FromLibrary({ id }: { id: number }) {
  const { data, error } = useQuery<LibraryItem, Error & { status?: number }>({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call('GET /api/staff/pictures/{id}/', { params: { id }, signal }),
    retry: false,
  });
  if (error) {
    const gone = error.status === 404;
    return (
      <Alert severity={gone ? 'warning' : 'error'}>
        {gone ? 'This picture has been deleted. Choose another, or remove it.' : error.message}
      </Alert>
    );
  }
  if (!data) return <Box sx={{ height: 107 }} />;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
      <Box sx={{ width: 160, flex: 'none' }}>
        <Thumb picture={data} whole />
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {data.alt || (data.decorative ? 'Only decoration' : 'Nobody has said what it shows yet.')}
        </Typography>
        <Link to={`/pictures/${id}`} target="_blank">
          Describe or crop it
        </Link>
      </Box>
    </Box>
  );
}
