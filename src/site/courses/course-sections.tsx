import { BadgeCheck, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CourseDetail } from '../../contract/courses.ts';
import { routes } from '../../contract/routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { NO_VALUE } from './browser/amounts.ts';

export function CourseSections({ course }: { course: CourseDetail }) {
  const { university, specialization } = course;
  return (
    <>
      {(specialization !== null || course.field_detail !== null) && (
        <Section id="field" title="Field of study">
          <p>{[specialization?.specialization_name, course.field_detail].filter(Boolean).join(': ')}</p>
        </Section>
      )}
      <Section id="accreditations" title="Accreditations">
        {course.accreditations.length === 0 ? (
          <p>{NO_VALUE}</p>
        ) : (
          <ul className="grid gap-2">
            {course.accreditations.map(({ id, accreditation }) => (
              <li key={id} className="flex gap-2">
                <Icon of={BadgeCheck} className="mt-0.5 text-pine-700" />
                {accreditation}
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section id="campuses" title="Campuses">
        {course.campuses.length === 0 ? (
          <p>{NO_VALUE}</p>
        ) : (
          <ul className="grid gap-2">
            {course.campuses.map(({ id, campus_location: name, city }) => (
              <li key={id} className="flex gap-2">
                <Icon of={MapPin} className="mt-0.5 text-night-700" />
                {city?.city_name && !name.includes(city.city_name) ? `${name}, ${city.city_name}` : name}
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section id="scholarships" title="Scholarships">
        {course.scholarships.length === 0 ? (
          <p>No scholarship is listed for this course.</p>
        ) : (
          <>
            <ul className="mb-3 grid list-disc gap-1 pl-5">
              {course.scholarships.map(({ id, scholarship_name: name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
            <a
              className="link"
              href={routes.scholarships({ country: university.city.country.id, university: university.id })}
            >
              What each scholarship pays and asks for
            </a>
          </>
        )}
      </Section>
    </>
  );
}

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
