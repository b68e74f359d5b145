import { RecordPage } from '../record-page.tsx';

export default function FieldPage() {
  return <RecordPage kind="field" />;
}
