import type { CourseLimit } from './course-limits.ts';

/** What each limit means for callers of the API, a valid value, and what to do about an invalid one. */
export const LIMIT_ADVICE: Readonly<
  Record<CourseLimit, { meaning: string; example: string; advice: string }>
> = {
  year_npr: {
    meaning:
      'Most Nepalese rupees for a year of tuition, at the exchange rate that the course shows. Courses without a fee or a rate never match.',
    example: '2500000',
    advice: 'Enter rupees as a whole number, like 2500000, or as 25 lakh.',
  },
  total_npr: {
    meaning:
      'Most Nepalese rupees for the tuition of the whole course, at the exchange rate that the course shows. Courses without a fee or a rate never match.',
    example: '6000000',
    advice: 'Enter rupees as a whole number, like 6000000, or as 60 lakh.',
  },
  intake: {
    meaning: 'First month of study. Months that have passed match nothing.',
    example: '2027-02',
    advice: 'Enter a month and a year as 2027-02.',
  },
  open: {
    meaning:
      'With true, courses with an intake that is open today, Nepal time: its month is not over and its deadline, if one is stated, has not passed. Together with intake, those where one of these intakes is open.',
    example: 'true',
    advice: 'Enter true or leave it out.',
  },
  scholarship: {
    meaning:
      'With true, courses that a scholarship covers; with id:12, those that the scholarship with the id 12 covers.',
    example: 'true',
    advice: 'Enter true or the id of a scholarship, like id:12, or leave it out.',
  },
  english: {
    meaning:
      'A score that the student has: ielts, pte, toefl or duolingo with the overall score and, if wanted, the smallest score of a section. Courses match whose requirement in the same test is known and met.',
    example: 'ielts:6.5:6',
    advice:
      'Enter a test and its overall score, and the smallest section if you like: ielts:6.5, ielts:6.5:6, pte:58:50, toefl:79:18 (the scale to 120), duolingo:110.',
  },
  weeks: {
    meaning: 'Longest course in weeks; a year has 52. Courses without a length never match.',
    example: '104',
    advice: 'Enter weeks as a whole number, like 52 for a year.',
  },
  city: {
    meaning: 'Cities where it is taught, by id or name.',
    example: 'Sydney',
    advice: 'Enter the id or the name of one of our cities.',
  },
  state: {
    meaning: 'States where it is taught, by name, if needed with the country before it.',
    example: 'AU-NSW',
    advice: 'Enter the name of a state, like NSW, or with its country, like AU-NSW.',
  },
  ranked: {
    meaning:
      "With any, courses of universities in a ranking; or the name of a ranking, a largest rank, or both. Of a rank like '201-250' the larger number counts.",
    example: '200',
    advice: 'Enter any, the name of one of our rankings, a rank like 200, or both, like World Ranking:200.',
  },
};
