import { RecordPage } from '../record-page.tsx';

export default function UniversityPage() {
  return <RecordPage kind="university" />;
}
