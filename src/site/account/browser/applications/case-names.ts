import type { ApplicationItem } from '../../../../contract/applications.ts';

type Names = Pick<ApplicationItem, 'preferred_course' | 'preferred_university'>;

/** What a case is called; both its names may have been left empty. */
export const caseTitle = ({ preferred_course: course, preferred_university: university }: Names): string =>
  course || university || 'Studies abroad';

/** Said below the title, where the title is the course. */
export const caseUniversity = ({
  preferred_course: course,
  preferred_university: university,
}: Names): string => (course ? university : '');
