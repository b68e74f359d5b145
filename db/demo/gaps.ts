import type { CourseGap } from './types.ts';

/** Courses that lack something on purpose; README.md says which empty message each of them shows. */
export const COURSE_GAPS: readonly CourseGap[] = [
  { course: 'harbourlight/law/MAS', without: ['intakes'] },
  { course: 'heronlake/leadership/MAS', without: ['intakes'] },
  { course: 'glan-wennol/linguistics/MAS', without: ['intakes', 'fees'] },
  { course: 'korimako/hydro/MAS', without: ['intakes', 'campuses'] },
  { course: 'merri-creek/fashion/BAC', without: ['deadline'] },
  { course: 'longleaf/music/BAC', without: ['deadline'] },
  { course: 'red-trillium/planning/MAS', without: ['fees'] },
  { course: 'silver-dhow/law/MAS', without: ['fees'] },
  { course: 'wattlebird/people/BAC', without: ['annual fees'] },
  { course: 'kowhai/law/BAC', without: ['total fees'] },
  { course: 'southern-aurora/history/HON', without: ['duration', 'total fees'] },
  { course: 'inverlarig/leadership/MAS', without: ['duration', 'fees'] },
  { course: 'cedar-tide/marine/BAC', without: ['course type'] },
  { course: 'saguaro/security/GCT', without: ['course type', 'field detail'] },
  { course: 'brolga-plains/forensic/BAC', without: ['specialization'] },
  { course: 'slievemara/tourism/HON', without: ['specialization', 'field detail'] },
  { course: 'date-palm/community/DIP', without: ['campuses'] },
  {
    course: 'fundy-light/enterprise/GCT',
    without: ['intakes', 'fees', 'duration', 'course type', 'specialization', 'field detail', 'campuses'],
  },
];
