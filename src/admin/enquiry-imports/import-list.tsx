import { Link } from 'react-router';
import type { EnquiryImportItem } from '../../contract/enquiry-imports.ts';
import { BackLink } from '../frame/back-link.tsx';
import type { Column } from '../list/column.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { Moment } from '../parts/moment.tsx';
import { countOf, StateTag } from './import-words.tsx';
import { UploadBox } from './upload-box.tsx';

const COLUMNS: readonly Column<EnquiryImportItem>[] = [
  {
    label: 'File',
    names: true,
    minWidth: '14rem',
    cell: ({ id, file_name }) => <Link to={`/enquiry-imports/${id}`}>{file_name}</Link>,
  },
  { label: 'State', cell: ({ state }) => <StateTag state={state} /> },
  { label: 'Rows', cell: ({ row_count }) => row_count.toLocaleString('en') },
  { label: 'Enquiries added', cell: ({ written }) => written.toLocaleString('en') },
  { label: 'Uploaded', cell: ({ created_at }) => <Moment at={created_at} withTime /> },
  { label: 'By', spare: true, cell: ({ created_by }) => created_by },
];

/** Spreadsheets with enquiries: upload, and what has become of earlier ones. */
export default function ImportList() {
  return (
    <>
      <BackLink to="/enquiries" label="Enquiries" />
      <ListScreen<EnquiryImportItem>
        title="Enquiries from spreadsheets"
        counted={(count) => countOf(count, 'file', 'files')}
        columns={COLUMNS}
        filters={<UploadBox />}
        empty="No file has been uploaded yet. Choose one above: nothing is added before you have seen what each row becomes."
      />
    </>
  );
}
