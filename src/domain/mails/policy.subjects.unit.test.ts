import { describe, expect, it } from 'vitest';
import { movedData } from '../applications/policy.mails.ts';
import { MAX_SUBJECT, subjectOf } from './policy.subjects.ts';

const applied = (course: string, university = 'Sample University') => ({
  id: '0b7e7c1e-6a53-4b0e-9d0c-0d4a8f0c5b11',
  reference: 'PR-7K3M-92QD',
  preferred_course: course,
  preferred_university: university,
  intake: null,
});
const moved = (about: ReturnType<typeof applied>, to: Parameters<typeof movedData>[2]) =>
  subjectOf({ template: 'application-moved', data: movedData('https://prasthan.test', about, to, '') });

describe('the subject of a mail about a case', () => {
  it('names the course, the reference and what has happened', () => {
    expect(moved(applied('Bachelor of Nursing'), 'offer')).toBe(
      'Your application PR-7K3M-92QD for Bachelor of Nursing at Sample University: offer received',
    );
    expect(moved(applied('', ''), 'visa_granted')).toBe(
      'Your application PR-7K3M-92QD for studies abroad: visa granted',
    );
  });

  it('shortens the course, never the news', () => {
    const subject = moved(applied('x'.repeat(500)), 'conditional_offer');
    expect(subject).toHaveLength(MAX_SUBJECT);
    expect(subject).toMatch(/^Your application PR-7K3M-92QD for x+…: conditional offer received$/);
  });

  it.each([
    ['line breaks', 'Nursing\r\nBcc: thief@example.com\r\n\r\nhello'],
    ['a reversed line', 'Nursing \u202Egnisrun'],
    ['half a character', 'Nursing \uD83D'],
  ])('stays one plain line with %s in the course', (_what, course) => {
    expect(moved(applied(course), 'offer')).toMatch(/^[^\p{Cc}\u202E\p{Cs}]+: offer received$/u);
  });
});

it('names no student to the office', () => {
  const told = {
    student: 'Asha Rai',
    reference: 'PR-7K3M-92QD',
    what: 'Bachelor of Nursing',
    came: ['A message'],
    link: 'https://prasthan.test/admin',
  };
  const subjects = [
    subjectOf({ template: 'application-answered', data: told }),
    subjectOf({ template: 'applications-answered', data: { cases: [told, told] } }),
  ];
  expect(subjects).toEqual([
    'A student has answered: PR-7K3M-92QD, Bachelor of Nursing',
    '2 students have answered',
  ]);
});
