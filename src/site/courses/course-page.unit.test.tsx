import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { setPublished } from '../../content/live.ts';
import { amountSpan, lakhSpan } from '../../contract/money-words.ts';
import { CoursePage } from './course-page.tsx';
import {
  brokenReads,
  course,
  fixtureReads,
  GERMANY,
  university,
} from '../../../tests/support/public-reads.ts';
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

const OPEN = { id: 2, month: 'July', year: 2027, deadline: '2027-05-15', open: true };
const PASSED = { id: 1, month: 'February', year: 2027, deadline: '2026-11-15', open: false };
const show = (parts: Parameters<typeof course>[0]) =>
  renderToStaticMarkup(<CoursePage course={course(parts)} />).replaceAll('\u00a0', ' ');

test('a passed deadline is visible, and the next open intake stands out and can be applied for', () => {
  const html = show({
    intake: [PASSED, OPEN],
    intakes: [PASSED, OPEN],
    formatted_application_dateline: '15 May 2027',
  });
  expect(html).toContain('Closed: February 2027');
  expect(html).toContain('for July 2027');
  expect(html).toContain('Apply by 15 May 2027 for the July 2027 intake.');
  const [, february = '', july = ''] = html.split('<tr data-state=');
  expect(february).toMatch(/^"closed".*February 2027.*15 November 2026.*Closed/s);
  expect(february).not.toContain('data-apply');
  expect(july).toMatch(/^"next".*July 2027.*15 May 2027.*Next open intake/s);
  expect(july).toContain('data-intake="2027-07"');
  expect(july).toContain(encodeURIComponent('#apply-2027-07'));
});

test('a course whose intakes are all closed, or not published, says so', () => {
  const closed = show({ intakes: [PASSED], formatted_application_dateline: null });
  expect(closed).toContain('Applications for all of these intakes are closed.');
  expect(closed).toContain('No open intake');
  const none = show({ intake: [], intakes: [], formatted_application_dateline: null });
  expect(none).toContain('has not published intakes for this course');
  expect(none).toContain('No intake published');
});

test('the cost of the first year has its total in lakh, every line, its source and what is missing', () => {
  const shown = course();
  const { total, total_npr, lines } = shown.first_year_cost;
  const html = show({});
  expect(html).toContain(`About NPR ${lakhSpan(total_npr!)}`.replaceAll('\u00a0', ' '));
  expect(html).toContain(amountSpan(total!, 'AUD').replaceAll('\u00a0', ' '));
  expect(html).toContain('without health cover: not stated');
  for (const { parts } of lines)
    for (const { label, office } of parts) {
      expect(html).toContain(label);
      if (office) expect(html).toContain(`href="${office.href}"`);
    }
  expect(html).toContain('AUD 1 = NPR 88.4, 1 October 2026 (Nepal Rastra Bank)');
  expect(html.match(/AUD 1 = NPR/g)).toHaveLength(1);
  expect(html).toContain('Scholarships are not deducted.');
});

test('the figures of a country stay when its guide is not shown', () => {
  setPublished(new Map([['destinations', { shown: [{ slug: 'canada' }] }]]));
  try {
    const html = show({});
    expect(html).toContain('Deposits, tests, documents and books are extra.');
    expect(html).not.toContain('no checked figures');
    expect(html).not.toContain('/study-abroad/australia');
  } finally {
    setPublished(new Map());
  }
});

test('a country without figures gets no total', () => {
  const html = show({
    currency: 'EUR',
    university: university({ city: { city_name: 'Berlin', state: null, country: GERMANY } }),
  });
  expect(html).toContain('No total: living costs, visa, health cover and flight are not stated.');
  expect(html).toContain('We have no checked figures for Germany yet.');
});

test('entry requirements link to the guide of the country and to the visa hub', () => {
  const ielts = { test: 'ielts', overall: 6.5, smallest_band: 6, of: 'course' } as const;
  expect(show({ english_requirements: [ielts] })).toContain(
    'IELTS 6.5 overall, no section below 6, for this course',
  );
  const html = show({});
  expect(html).toContain('Grade 12 with 60%.');
  expect(html).toContain('Not stated. Ask us before you book a test.');
  expect(html).toContain('href="/study-abroad/australia"');
  expect(html).toContain('href="/student-visa"');
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
