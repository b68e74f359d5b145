import type { Call } from '../http/handle-call.ts';
import { listArticles, readArticle } from './articles.ts';
import { listCountries } from './countries.ts';
import { listCourses, readCourse, readCourseLimits } from './courses.ts';
import { APPOINTMENT_CALLS } from './appointments.ts';
import { askEnquiry } from './enquiries.ts';
import { listEvents, readEvent } from './events.ts';
import { listInterests } from './interests.ts';
import { listScholarships } from './scholarships.ts';
import { listSpecializations } from './specializations.ts';
import { listUniversities, readUniversity } from './universities.ts';

/** Calls that anybody may make, in the order of the documentation. */
export const PUBLIC_CALLS: readonly Call[] = [
  listCourses,
  readCourse,
  readCourseLimits,
  listUniversities,
  readUniversity,
  listScholarships,
  listInterests,
  listSpecializations,
  listCountries,
  listArticles,
  readArticle,
  listEvents,
  readEvent,
  askEnquiry,
  ...APPOINTMENT_CALLS,
];
