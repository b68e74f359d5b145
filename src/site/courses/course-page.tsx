import { Building2 } from 'lucide-react';
import type { CourseDetail } from '../../contract/courses.ts';
import { routes } from '../../contract/routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ApplyButton } from '../layout/apply-button.tsx';
import { BannerArt } from './banner-art.tsx';
import { ratesUsed } from './browser/amounts.ts';
import { place } from './browser/place.ts';
import { SourceNotes } from './browser/source-notes.tsx';
import { UniversityMark } from './browser/university-mark.tsx';
import { CourseOverview } from './course-overview.tsx';
import { CourseSections } from './course-sections.tsx';

export function courseCrumbs(course: CourseDetail): Crumb[] {
  const { university } = course;
  return [
    { label: 'Search Course', href: routes.courseSearch() },
    { label: university.university_name, href: routes.university(university.id, university.city.country.id) },
    { label: course.course_name },
  ];
}

export function CoursePage({ course }: { course: CourseDetail }) {
  const { university } = course;
  const universityPage = routes.university(university.id, university.city.country.id);
  return (
    <>
      <Banner
        heading={course.course_name}
        subheading={`${university.university_name}, ${place(university)}`}
        art={<BannerArt images={course.images} university={university} />}
        breadcrumbs={<Breadcrumbs crumbs={courseCrumbs(course)} />}
        logo={<UniversityMark university={university} size="large" />}
      >
        {(course.sample || course.has_scholarship) && (
          <p className="flex flex-wrap gap-2">
            {course.has_scholarship && <Badge tone="pine">Scholarship</Badge>}
            {course.sample && <Badge tone="marigold">Sample</Badge>}
          </p>
        )}
      </Banner>
      <div className="wrap grid gap-8 py-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-10">
        <div className="grid content-start gap-10">
          <CourseOverview course={course} />
          <CourseSections course={course} />
        </div>
        <aside className="grid content-start gap-3 lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:self-start">
          <div className="card grid gap-3 p-5">
            <h2 className="text-xl">Start here</h2>
            <p className="text-ink-soft">
              {course.formatted_application_dateline
                ? `Apply by ${course.formatted_application_dateline}. We check your papers before they go out.`
                : 'No deadline is published. Ask us for the next date before you prepare papers.'}
            </p>
            <ApplyButton wide from={routes.course(course.id)} />
            <ButtonLink look="secondary" wide href={universityPage}>
              <Icon of={Building2} />
              University Details
            </ButtonLink>
          </div>
        </aside>
        <div className="lg:col-span-2">
          <SourceNotes items={[course]} rates={ratesUsed([course])} />
        </div>
      </div>
    </>
  );
}
