import './apply.css';
import { ApplyDialog } from './apply-dialog.tsx';
import { useOpenForm } from './use-open-form.ts';

/**
 * The application form for every [data-apply] of its page. Renders nothing until a person who is logged in presses
 * one. `consent`: what submitting agrees to.
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
