import { Building2 } from 'lucide-react';
import type { CourseDetail } from '../../contract/courses.ts';
import { longDate } from '../../contract/dates.ts';
import { nextOpenIntake } from '../../contract/intakes.ts';
import { enquiryForm } from '../../contract/enquiry-routes.ts';
import { routes } from '../../contract/routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import type { Crumb } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ApplyButton } from '../applications/browser/apply-button.tsx';
import { OwnApplication } from '../own/own-application.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { BannerArt } from './banner-art.tsx';
import { place } from './browser/place.ts';
import { ratesUsed, type UsedRate } from '../reading/rates-in-words.ts';
import { SourceNotes } from './source-notes.tsx';
import { UniversityMark } from './browser/university-mark.tsx';
import { CourseCost } from './course-cost.tsx';
import { CourseIntakes } from './course-intakes.tsx';
import { CourseOverview } from './course-overview.tsx';
import './course-page.css';
import { CourseSections } from './course-sections.tsx';
import { EntryRequirements } from './entry-requirements.tsx';
import { Trail } from './trail.tsx';

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
  return (
    <>
      <Banner
        heading={course.course_name}
        subheading={`${university.university_name}, ${place(university)}`}
        art={<BannerArt images={course.images} university={university} />}
        breadcrumbs={<Trail crumbs={courseCrumbs(course)} />}
        logo={<UniversityMark university={university} size="large" />}
      >
        {(course.sample || course.has_scholarship) && (
          <p className="flex flex-wrap gap-2">
            {course.has_scholarship && <Badge tone="pine">Scholarship</Badge>}
            {course.sample && <Badge tone="marigold">Sample</Badge>}
          </p>
        )}
      </Banner>
      {/* On phones the next step follows the facts, on desktops it is beside the content. */}
      <div className="wrap grid gap-8 py-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-x-10 lg:gap-y-10">
        <CourseOverview course={course} />
        <NextStep course={course} />
        <div className="grid min-w-0 content-start gap-10">
          <CourseIntakes course={course} />
          <CourseCost course={course} />
          <EntryRequirements course={course} />
          <div className="grid content-start gap-8 md:grid-cols-2">
            <CourseSections course={course} />
          </div>
        </div>
        <div className="lg:col-span-2">
          <SourceNotes items={[course]} rates={otherRates(course)} />
        </div>
      </div>
      <ApplyBar course={course} />
    </>
  );
}

/** The rates of the fees that the cost of the first year does not name already. */
function otherRates(course: CourseDetail): UsedRate[] {
  const named = new Set(course.first_year_cost.rates.map(({ currency }) => currency));
  return ratesUsed([course]).filter(({ currency }) => !named.has(currency));
}

function NextStep({ course }: { course: CourseDetail }) {
  const { university, intakes } = course;
  const next = nextOpenIntake(intakes);
  return (
    <aside
      aria-labelledby="next-step"
      className="card gap-3 self-start p-5 lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:row-span-2"
    >
      <h2 id="next-step" className="text-xl">
        Start here
      </h2>
      <OwnApplication course={course.id}>
        <p className="text-ink-soft">
          {next?.deadline
            ? `Apply by ${longDate(next.deadline)} for the ${next.month} ${next.year} intake. We check your documents before we send them.`
            : intakes.length > 0 && !next
              ? 'All published intakes are closed. Ask us for the next date before you prepare your documents.'
              : 'The university has not published a deadline. Ask us for the next date before you prepare your documents.'}
        </p>
      </OwnApplication>
      {/* course-page.css hides the bar on phones while this is visible. */}
      <div className="next-step-apply">
        <ApplyButton wide course={course} />
      </div>
      <ButtonLink
        variant="secondary"
        wide
        href={routes.university(university.id, university.city.country.id)}
      >
        <Icon of={Building2} />
        University Details
      </ButtonLink>
      <a href={enquiryForm({ course: course.id })}>Ask us about this course</a>
    </aside>
  );
}
