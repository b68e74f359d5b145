import { useParams } from 'react-router';
import { EditScreen } from '../edit/edit-screen.tsx';
import { ShippedWords } from './search-words/shipped-words.tsx';
import { TrySearchWords } from './search-words/try-search-words.tsx';

/** What stands beside the form of a document. */
const BESIDE: Readonly<Record<string, () => React.ReactNode>> = {
  'search-words': () => (
    <>
      <TrySearchWords />
      <ShippedWords />
    </>
  ),
};

/** A page or setting of the site being edited. */
export default function DocumentPage() {
  const { id = '' } = useParams();
  const aside = BESIDE[id];
  return (
    <EditScreen
      kind="document"
      object={id}
      back={{ to: '/content', label: 'All pages and settings' }}
      {...(aside && { aside })}
    />
  );
}
