import { RecordPage } from '../record-page.tsx';

export default function CampusPage() {
  return <RecordPage kind="campus" />;
}
