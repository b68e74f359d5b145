import { useParams } from 'react-router';
import { EditScreen } from '../edit/edit-screen.tsx';

/** The form of a figure. */
export default function FactPage() {
  const { id = '' } = useParams();
  return <EditScreen kind="fact" object={id} back={{ to: '/facts', label: 'All figures' }} />;
}
