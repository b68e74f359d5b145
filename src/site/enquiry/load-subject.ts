import type { PageQueryOf } from '../../contract/page-queries.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import { routes } from '../../contract/routes.ts';

/** What somebody asks about, with its page. */
export interface Subject {
  name: string;
  href: string;
}

/** The course or university that the link named; undefined if there is none, or it cannot be read now. */
export async function loadSubject(
  reads: PublicReads,
  { course, university }: PageQueryOf<'/enquiry'>,
): Promise<Subject | undefined> {
  try {
    if (course) {
      const found = await reads.course(course);
      if (!found.ok) return undefined;
      const { id, course_name, university: at } = found.value;
      return { name: `${course_name}, ${at.university_name}`, href: routes.course(id) };
    }
    if (university) {
      const found = await reads.university(university);
      if (!found.ok) return undefined;
      const { id, university_name, city } = found.value;
      return { name: university_name, href: routes.university(id, city.country.id) };
    }
  } catch {
    // The question can be asked all the same.
  }
  return undefined;
}
