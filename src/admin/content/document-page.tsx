import { useParams } from 'react-router';
import { EditScreen } from '../edit/edit-screen.tsx';

/** A page or setting of the site being edited. */
export default function DocumentPage() {
  const { id = '' } = useParams();
  return (
    <EditScreen kind="document" object={id} back={{ to: '/content', label: 'All pages and settings' }} />
  );
}
