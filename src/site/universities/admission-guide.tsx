import type { University } from '../../contract/universities.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Section } from '../courses/course-sections.tsx';

const REQUIREMENTS = [
  ['offer_letter_requirement', 'Offer letter requirements'],
  ['academic_requirement', 'Academic requirements'],
  ['english_language_requirement', 'English language requirements'],
  ['turnaround_time', 'Turnaround time'],
  ['financial_requirements', 'Financial requirements'],
  ['specific_genuine_student_requirement', 'Genuine student requirements'],
] as const satisfies readonly (readonly [keyof University, string])[];

/** Whether any entry requirement of a university is known. */
export const hasGuide = (university: University): boolean =>
  REQUIREMENTS.some(([field]) => university[field]);

/** The entry requirements of a university. Unknown ones are left out, and the whole guide if none is known. */
export function AdmissionGuide({ university }: { university: University }) {
  const items = REQUIREMENTS.flatMap(([field, title]) => {
    const text = university[field];
    return text ? [{ title, content: <p className="max-w-prose whitespace-pre-line">{text}</p> }] : [];
  });
  if (items.length === 0) return null;
  return (
    <Section id="admission-guide" title="Financial and Admission Guide">
      <Accordion name="admission-guide" items={items} openFirst />
    </Section>
  );
}
