import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRecordContext } from 'react-admin';
import { useNavigate } from 'react-router';
import type { LibraryItem } from '../../../contract/picture-library.ts';
import { call } from '../../frame/api.ts';
import { OneScreen } from '../../frame/one-screen.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { useMay } from '../../frame/use-may.ts';
import { ConfirmAction } from '../../parts/confirm-action.tsx';
import { Fact, Facts } from '../../parts/facts.tsx';
import { Moment } from '../../parts/moment.tsx';
import { FocalPointChoice } from './focal-point.tsx';
import { PictureForm } from './picture-form.tsx';
import { PictureUses } from './picture-uses.tsx';
import { ReplacePicture } from './replace-picture.tsx';
import { Shapes } from './shapes.tsx';
import { usePictureForm } from './use-picture-form.ts';

export default function PicturePage() {
  return (
    <OneScreen back={{ to: '/pictures', label: 'Pictures' }}>
      <Picture />
    </OneScreen>
  );
}

function Picture() {
  const picture = useRecordContext<LibraryItem>();
  return picture ? <Loaded key={picture.id} picture={picture} /> : null;
}

function Loaded({ picture }: { picture: LibraryItem }) {
  const may = useMay();
  const readOnly = !may('write', 'pictures');
  const form = usePictureForm(picture);
  const { id, width, height, file_name, created_at, version, uses } = picture;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <PageTitle>{picture.alt || file_name || 'Picture'}</PageTitle>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(18rem, 2fr)' },
          alignItems: 'start',
        }}
      >
        <FocalPointChoice
          picture={picture}
          value={form.values.focal_point}
          onChange={(focal_point) => form.set({ focal_point })}
          readOnly={readOnly}
        />
        <Box sx={{ display: 'grid', gap: 2 }}>
          <PictureForm form={form} readOnly={readOnly} />
          <Facts>
            <Fact label="File">{file_name || 'Unknown'}</Fact>
            <Fact label="Size">
              {width} by {height} pixels
            </Fact>
            <Fact label="Added">
              <Moment at={created_at} withTime />
            </Fact>
          </Facts>
        </Box>
      </Box>
      <Shapes
        picture={picture}
        focus={form.values.focal_point}
        readOnly={readOnly}
        onCrop={async (shape, crop) => form.saveCrop(shape, crop)}
      />
      <PictureUses id={id} version={version} />
      {!readOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
          <ReplacePicture picture={picture} />
          <DeletePicture id={id} used={uses > 0} />
        </Box>
      )}
    </Box>
  );
}

function DeletePicture({ id, used }: { id: number; used: boolean }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const queries = useQueryClient();
  if (used) return null;
  return (
    <ConfirmAction
      label="Delete"
      title="Delete this picture?"
      consequences="It is used nowhere. Its files are deleted and cannot be brought back."
      confirm="Delete"
      harmful
      run={async () => {
        await call('DELETE /api/staff/pictures/{id}/', { params: { id } });
        await queries.invalidateQueries({ queryKey: ['pictures', 'getList'] });
        notify('The picture is deleted.', { type: 'success' });
        await navigate('/pictures');
      }}
    />
  );
}
