import { RecordPage } from '../record-page.tsx';

export default function CoursePage() {
  return <RecordPage kind="course" />;
}
