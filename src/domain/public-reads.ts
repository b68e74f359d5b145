import type { Kysely } from 'kysely';
import type { CoursePage, CourseQuery } from '../contract/courses.ts';
import type { PublicReads } from '../contract/public-reads.ts';
import type { Database } from '../platform/database/schema.ts';
import { listArticles, readArticle } from './articles/data.ts';
import { listCountries, listInterests, listSpecializations } from './countries/data.ts';
import { listCourses, listCoursesWithoutScholarship, readCourse } from './courses/data.ts';
import { listLimitChoices } from './courses/data.limits.ts';
import { listEvents, readEvent } from './events/data.ts';
import type { PictureUrl } from './images/present.ts';
import { listScholarships } from './scholarships/data.ts';
import { countSearches } from './search/data.ts';
import { listUniversities, readUniversity } from './universities/data.ts';

/** Everything that pages and the API read, from our own database. Database errors are thrown. */
export function createPublicReads(
  { db }: { db: Kysely<Database> },
  context: {
    pictureUrl: PictureUrl;
    now: () => Date;
    /** Told of each course search by a visitor. */
    onSearch?: (query: CourseQuery, found: CoursePage) => Promise<void>;
  },
): PublicReads {
  return {
    interests: (query) => listInterests(db, query),
    specializations: (query) => listSpecializations(db, query),
    countries: (query) => listCountries(db, query),
    async courses(query) {
      const found = await listCourses(db, query, context);
      if (found.ok) await context.onSearch?.(query, found.value);
      return found;
    },
    courseCounts: (queries) => countSearches(db, queries, context.now()),
    course: (id) => readCourse(db, id, context),
    courseLimits: (query) => listLimitChoices(db, query, context.now()),
    universities: (query) => listUniversities(db, query, context),
    university: (id) => readUniversity(db, id, context),
    scholarships: (query) => listScholarships(db, query),
    articles: (query) => listArticles(db, query, context),
    article: (id) => readArticle(db, id, context),
    events: (query) => listEvents(db, query, context),
    event: (id) => readEvent(db, id, context),
    coursesWithoutScholarship: (university, query) =>
      listCoursesWithoutScholarship(db, university, query, context),
  };
}
