import { RecordPage } from '../record-page.tsx';

export default function ScholarshipPage() {
  return <RecordPage kind="scholarship" />;
}
