import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CoursePage } from './course-page.tsx';
import { brokenReads, course, fixtureReads, university } from '../../../tests/support/public-reads.ts';
import { loadCourse } from './load-course.ts';
import { courseData, universityData } from './structured-data.ts';
import { MissingRecord } from '../layout/missing-record.tsx';

test('the overview has every specified part', () => {
  const html = renderToStaticMarkup(<CoursePage course={course()} />);
  const parts = [
    'Course Intake',
    'Course Length',
    'Program Type',
    'Location',
    'Course Type',
    'Annual Fees',
    'Total Fees',
  ];
  for (const text of [...parts, 'Application Deadline', 'Apply Now', 'University Details', 'ANMAC'])
    expect(html).toContain(text);
  for (const text of [
    '3 years',
    'Bachelor Degree',
    'Sydney',
    'Full time',
    '15 November 2026',
    'Dawn Scholarship',
  ])
    expect(html).toContain(text);
  expect(html).toContain('href="/university/7/1"');
  expect(html).toContain('Source: a register, CC BY 4.0.');
});

test('missing values are N/A, never blank', () => {
  const html = renderToStaticMarkup(
    <CoursePage
      course={course({
        intake: [],
        duration_year: null,
        duration_weeks: null,
        course_type: null,
        annual_fees: null,
        total_fees: null,
        currency: null,
        exchange_rate: null,
        formatted_application_dateline: null,
        accreditations: [],
        campuses: [],
        scholarships: [],
        specialization: null,
        field_detail: null,
        university: university({
          city: { city_name: null, state: null, country: university().city.country },
        }),
      })}
    />,
  );
  expect(html.match(/N\/A/g)).toHaveLength(9);
});

test('a missing course and a failed read have their own texts and status', async () => {
  expect((await loadCourse(fixtureReads(), '999')).status).toBe(404);
  expect((await loadCourse(brokenReads(), '11')).status).toBe(503);
  expect(renderToStaticMarkup(<MissingRecord kind="course" status={404} />)).toContain('No course found.');
  expect(renderToStaticMarkup(<MissingRecord kind="course" status={503} />)).toContain(
    'We don&#x27;t have any results currently to show. Visit later.',
  );
});

test('structured data contains only what is known', () => {
  const full = courseData(course(), 'https://prasthan.test');
  expect(full).toMatchObject({
    '@type': 'Course',
    url: 'https://prasthan.test/course_details/11',
    offers: { price: 115_500, priceCurrency: 'AUD' },
    hasCourseInstance: [{ startDate: '2027-02' }],
    provider: { '@type': 'CollegeOrUniversity', name: 'Southern Cross Institute' },
  });
  const bare = courseData(
    course({ total_fees: null, intake: [], duration_weeks: null }),
    'https://prasthan.test',
  );
  for (const key of ['offers', 'hasCourseInstance', 'timeRequired']) expect(bare).not.toHaveProperty(key);
  expect(universityData(university({ email: null }), 'https://prasthan.test')).not.toHaveProperty('email');
});
