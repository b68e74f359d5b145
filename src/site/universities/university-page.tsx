import { enquiryForm } from '../../contract/enquiry-routes.ts';
import { routes } from '../../contract/routes.ts';
import type { University } from '../../contract/universities.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import type { Crumb } from '../../ui/breadcrumbs.tsx';
import { BannerArt } from '../courses/banner-art.tsx';
import { ratesUsed } from '../reading/rates-in-words.ts';
import { place } from '../courses/browser/place.ts';
import { SourceNotes } from '../courses/source-notes.tsx';
import { UniversityMark } from '../courses/browser/university-mark.tsx';
import { Trail } from '../courses/trail.tsx';
import { Section } from '../courses/course-sections.tsx';
import { ScholarshipCard } from '../scholarships/scholarship-card.tsx';
import { AdmissionGuide, hasGuide } from './admission-guide.tsx';
import type { UniversityView } from './load-university.ts';
import { UniversityCourses } from './university-courses.tsx';
import { UniversityInfo } from './university-info.tsx';

export function universityCrumbs({ university_name, city: { country } }: University): Crumb[] {
  return [
    { label: 'Universities', href: routes.universities() },
    { label: country.country_name, href: routes.universities({ country: country.id }) },
    { label: university_name },
  ];
}

export function UniversityPage({ view }: { view: UniversityView }) {
  const { university, scholarships, courses } = view;
  return (
    <>
      <Banner
        heading={university.university_name}
        subheading={place(university)}
        art={<BannerArt images={university.images} university={university} />}
        breadcrumbs={<Trail crumbs={universityCrumbs(university)} />}
        logo={<UniversityMark university={university} size="large" />}
      >
        {university.sample && (
          <p>
            <Badge tone="marigold">Sample</Badge>
          </p>
        )}
      </Banner>
      <OnThisPage view={view} />
      <div className="wrap grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <aside className="lg:order-last">
          <UniversityInfo university={university} />
          <p className="mt-4">
            <a href={enquiryForm({ university: university.id, country: university.city.country.id })}>
              Ask us about this university
            </a>
          </p>
        </aside>
        <div className="grid content-start gap-10">
          {university.description && (
            <Section id="about" title={`About ${university.university_name}`}>
              <p className="max-w-prose whitespace-pre-line">{university.description}</p>
            </Section>
          )}
          <AdmissionGuide university={university} />
          <Section id="scholarships" title="Available Scholarships">
            {scholarships.results.length === 0 ? (
              <p>No scholarships available for the selected university.</p>
            ) : (
              <ul className="grid gap-4 md:grid-cols-2">
                {scholarships.results.map((scholarship) => (
                  <ScholarshipCard key={scholarship.id} scholarship={scholarship} />
                ))}
              </ul>
            )}
          </Section>
          <UniversityCourses view={view} />
          <SourceNotes
            items={[university, ...(courses?.results ?? [])]}
            rates={ratesUsed(courses?.results ?? [])}
          />
        </div>
      </div>
    </>
  );
}

/** Links past the guide: most visitors come for the courses, which are last. */
function OnThisPage({ view: { scholarships, university } }: { view: UniversityView }) {
  const links = [
    { href: '#courses', text: `Courses (${university.course_count})` },
    { href: '#scholarships', text: `Scholarships (${scholarships.count})` },
    ...(hasGuide(university) ? [{ href: '#admission-guide', text: 'Admission' }] : []),
  ];
  return (
    <nav aria-label="On this page" className="border-b border-line bg-white">
      <ul className="wrap flex flex-wrap gap-x-5">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a
              className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
              href={href}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
