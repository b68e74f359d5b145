import { useParams } from 'react-router';
import { BeginCase } from './begin/begin-case.tsx';
import { CasePage } from './case-page.tsx';

/** /applications/new begins a case; every other address is one. */
export default function CaseScreen() {
  const { id } = useParams();
  return id === 'new' ? <BeginCase /> : <CasePage />;
}
