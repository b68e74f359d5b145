/** The parts of a guide in order; ids are anchors of the page. */
export const parts = [
  { id: 'features', label: 'Features' },
  { id: 'education-system', label: 'Education' },
  { id: 'visa-steps', label: 'Visa steps' },
  { id: 'costs', label: 'Costs' },
  { id: 'intakes', label: 'Intakes' },
  { id: 'work', label: 'Work' },
  { id: 'why-us', label: 'Why us' },
  { id: 'questions', label: 'Questions' },
  { id: 'figures', label: 'Figures' },
] as const;

export type PartId = (typeof parts)[number]['id'];

/** Beside the text on desktops, a sticky strip on phones. */
export function Contents() {
  return (
    <nav aria-label="On this page" className="guide-contents">
      <ol>
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
