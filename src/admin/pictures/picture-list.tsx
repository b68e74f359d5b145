import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ListBase, Pagination, useListContext, useRefresh } from 'react-admin';
import type { LibraryItem } from '../../contract/picture-library.ts';
import { Loading } from '../frame/loading.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useMay } from '../frame/use-may.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { EmptyList, ListError } from '../list/list-states.tsx';
import { SearchField } from '../list/search-field.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { DropArea } from './upload/drop-area.tsx';
import { UploadList } from './upload/upload-list.tsx';
import { useUploads } from './upload/use-uploads.ts';

const PAGE_SIZES = [24, 48, 96];

/** The library of pictures. */
export default function PictureList() {
  return (
    <ListBase<LibraryItem> perPage={24} queryOptions={{ onError: () => {} }}>
      <Library />
    </ListBase>
  );
}

function Library() {
  const { total } = useListContext<LibraryItem>();
  const may = useMay();
  const refresh = useRefresh();
  const uploads = useUploads(refresh);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <PageTitle>Pictures</PageTitle>
        <Typography role="status" color="textSecondary">
          {total !== undefined && (total === 1 ? '1 picture' : `${total.toLocaleString('en')} pictures`)}
        </Typography>
      </Box>
      {may('write', 'pictures') && <DropArea label="Add pictures" onFiles={uploads.add} />}
      <UploadList uploads={uploads} />
      <FilterBar>
        <SearchField label="What it shows, or file name" />
        <ChoiceFilter
          name="show"
          label="Show"
          all="All pictures"
          choices={[
            { value: 'unused', label: 'Used nowhere' },
            { value: 'no_alt', label: 'Without a description' },
          ]}
        />
      </FilterBar>
      <Found />
    </Box>
  );
}

function Found() {
  const { data, error, isPending } = useListContext<LibraryItem>();
  return (
    <>
      {error && <ListError error={error} hasOld={data !== undefined} />}
      {isPending && !error && <Loading />}
      {data?.length === 0 && (
        <Paper variant="outlined">
          <EmptyList empty="There is no picture yet. Add your logo, photos of your offices and of your team." />
        </Paper>
      )}
      {data && data.length > 0 && (
        <>
          <PictureGrid pictures={data} addressOf={({ id }) => `/pictures/${id}`} />
          <Pagination rowsPerPageOptions={PAGE_SIZES} />
        </>
      )}
    </>
  );
}
