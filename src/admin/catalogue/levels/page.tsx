import { RecordPage } from '../record-page.tsx';

export default function LevelPage() {
  return <RecordPage kind="level" />;
}
