import { RecordPage } from '../record-page.tsx';

export default function CityPage() {
  return <RecordPage kind="city" />;
}
