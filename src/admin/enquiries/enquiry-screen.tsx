import { useParams } from 'react-router';
import { EnquiryPage } from './enquiry-page.tsx';
import { NewEnquiry } from './new-enquiry.tsx';

/** /enquiries/new is the quick entry, which people bookmark at a fair; every other address is an enquiry. */
export default function EnquiryScreen() {
  const { id } = useParams();
  return id === 'new' ? <NewEnquiry /> : <EnquiryPage />;
}
