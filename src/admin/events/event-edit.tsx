import { useParams } from 'react-router';
import { EditScreen } from '../edit/edit-screen.tsx';
import { PeopleQuestion } from './people-question.tsx';

const question = () => <PeopleQuestion />;

/** The form of an event. */
export default function EventEdit() {
  const { id = '' } = useParams();
  return (
    <EditScreen
      kind="event"
      object={id}
      back={{ to: `/events/${id}`, label: 'The event' }}
      actions={question}
    />
  );
}
