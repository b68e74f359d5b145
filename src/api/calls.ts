import { listArticles, readArticle } from './articles.ts';
import type { Call } from './call.ts';
import { listCountries } from './countries.ts';
import { listCourses, readCourse } from './courses.ts';
import { listEvents, readEvent } from './events.ts';
import { listInterests } from './interests.ts';
import { listScholarships } from './scholarships.ts';
import { listSpecializations } from './specializations.ts';
import { listUniversities, readUniversity } from './universities.ts';

/** Every call of the API, in the order its documentation shows them. */
export const CALLS: readonly Call[] = [
  listCourses,
  readCourse,
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
];
