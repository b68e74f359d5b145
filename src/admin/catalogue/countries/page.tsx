import { RecordPage } from '../record-page.tsx';

export default function CountryPage() {
  return <RecordPage kind="country" />;
}
