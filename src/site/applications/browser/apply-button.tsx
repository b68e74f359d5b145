import type { Course } from '../../../contract/courses.ts';
import { routes } from '../../../contract/routes.ts';
import { ButtonLink, type ButtonVariant } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/**
 * Opens the application form, or the login prompt for visitors who are not logged in
 * (layout/browser/login-prompt.ts). Without scripts it is a plain link to /login that returns to the course and opens
 * the form there. `listed`: the page has several of them, so each names its course. `intake`: the one it applies
 * for; the id of such a button is the fragment of routes.apply.
 */
export function ApplyButton({
  course: { id, course_name, university },
  listed,
  intake,
  ...buttonProps
}: {
  course: Pick<Course, 'id' | 'course_name'> & {
    university: Pick<Course['university'], 'id' | 'university_name'>;
  };
  listed?: boolean;
  intake?: { value: string; name: string };
  variant?: ButtonVariant;
  wide?: boolean;
  className?: string;
}) {
  return (
    <ButtonLink
      href={routes.login(routes.apply(id, intake?.value))}
      {...buttonProps}
      id={intake && `apply-${intake.value}`}
      data-apply={id}
      data-intake={intake?.value}
      data-course={course_name}
      data-university={university.id}
      data-university-name={university.university_name}
      aria-haspopup="dialog"
    >
      {intake ? (
        <>
          Apply for this intake<VisuallyHidden> in {intake.name}</VisuallyHidden>
        </>
      ) : (
        'Apply Now'
      )}
      {listed && <VisuallyHidden> for {course_name}</VisuallyHidden>}
    </ButtonLink>
  );
}
