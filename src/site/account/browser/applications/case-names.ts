import type { ApplicationItem } from '../../../../contract/applications.ts';

type Names = Pick<ApplicationItem, 'preferred_course' | 'preferred_university'>;

/** Title of a case. Course and university may both be empty. */
export const caseTitle = ({ preferred_course: course, preferred_university: university }: Names): string =>
  course || university || 'Studies abroad';

/** Shown below the title if the title is the course. */
export const caseUniversity = ({
  preferred_course: course,
  preferred_university: university,
}: Names): string => (course ? university : '');
