import { useParams } from 'react-router';
import { EditScreen } from '../edit/edit-screen.tsx';

/** A post being written. */
export default function PostPage() {
  const { id = '' } = useParams();
  return <EditScreen kind="article" object={id} back={{ to: '/posts', label: 'All posts' }} />;
}
