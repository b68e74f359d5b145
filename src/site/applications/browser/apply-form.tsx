import './apply.css';
import { ApplyDialog } from './apply-dialog.tsx';
import { useOpenForm } from './use-open-form.ts';

/**
 * The application form, for every [data-apply] of the page it stands on; nothing until one is pressed by somebody who is
 * logged in. `consent`: what who submits agrees to.
 */
export default function ApplyForm({ consent }: { consent: string }) {
  const { open, close, guard } = useOpenForm();
  if (!open) return null;
  const { course, user } = open;
  return (
    <ApplyDialog
      key={`${user} ${course.id}`}
      course={course}
      user={user}
      consent={consent}
      guard={guard}
      onClose={close}
    />
  );
}
