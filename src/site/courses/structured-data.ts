import type { CourseDetail } from '../../contract/courses.ts';
import { routes } from '../../contract/routes.ts';
import type { University } from '../../contract/universities.ts';
import type { Crumb } from '../../ui/breadcrumbs.tsx';
import { courseSummary } from './course-summary.ts';

type Thing = Record<string, unknown>;

/** A path on this site as an absolute URL, as search engines require. */
const absolute = (origin: string, path: string) => new URL(path, origin).href;

/** schema.org/Course. Only what the catalogue states: no rating, mode of study or offer is invented. */
export function courseData(course: CourseDetail, origin: string): Thing {
  const { university } = course;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': absolute(origin, routes.course(course.id)),
    url: absolute(origin, routes.course(course.id)),
    name: course.course_name,
    description: courseSummary(course),
    provider: provider(university, origin),
    educationalLevel: course.interest.interest_name,
    ...(course.specialization && { about: course.specialization.specialization_name }),
    ...(course.duration_weeks !== null && { timeRequired: `P${course.duration_weeks}W` }),
    ...(course.total_fees !== null && course.currency !== null && { offers: offer(course) }),
    ...(course.intake.length > 0 && {
      hasCourseInstance: course.intake.map((intake) => instance(course, intake)),
    }),
  };
}

const offer = ({ total_fees, currency }: CourseDetail): Thing => ({
  '@type': 'Offer',
  category: 'Tuition for the whole course',
  price: total_fees,
  priceCurrency: currency,
});

function instance(course: CourseDetail, intake: CourseDetail['intake'][number]): Thing {
  const month = new Date(`1 ${intake.month} ${intake.year} UTC`).getUTCMonth() + 1;
  return {
    '@type': 'CourseInstance',
    startDate: `${intake.year}-${String(month).padStart(2, '0')}`,
    ...(course.campuses.length > 0 && {
      location: course.campuses.map((campus) => ({ '@type': 'Place', name: campus.campus_location })),
    }),
  };
}

export function provider(
  university: Pick<University, 'id' | 'university_name' | 'city'>,
  origin: string,
): Thing {
  const { city } = university;
  return {
    '@type': 'CollegeOrUniversity',
    '@id': absolute(origin, routes.university(university.id, city.country.id)),
    name: university.university_name,
    url: absolute(origin, routes.university(university.id, city.country.id)),
    address: {
      '@type': 'PostalAddress',
      ...(city.city_name !== null && { addressLocality: city.city_name }),
      ...(city.state && { addressRegion: city.state }),
      addressCountry: city.country.iso2,
    },
  };
}

/** schema.org/CollegeOrUniversity with the facts of its page. */
export function universityData(university: University, origin: string): Thing {
  const { logo, email, website, description } = university;
  return {
    '@context': 'https://schema.org',
    ...provider(university, origin),
    ...(logo !== null && { logo }),
    ...(email !== null && { email }),
    ...(website !== null && { sameAs: website }),
    ...(description !== null && { description }),
  };
}

/** schema.org/BreadcrumbList of a page's breadcrumbs. */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      ...(crumb.href && { item: absolute(origin, crumb.href) }),
    })),
  };
}
