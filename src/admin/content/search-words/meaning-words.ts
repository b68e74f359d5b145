import type { ShippedMeaning } from '../../../content/search-words/shipped.ts';

/** What a shipped word means, as staff read it: 'Nursing (subject)'. */
export function meaningWords(meaning: ShippedMeaning): string {
  switch (meaning.as) {
    case 'degree':
      return `${meaning.degree.label} (degree)`;
    case 'level':
      return `${meaning.level.label} (level)`;
    case 'subject':
      return `${capital(meaning.subject.label)} (subject)`;
    case 'country':
      return `${meaning.country.name} (country)`;
    case 'ordering':
      return `Order: ${meaning.order.label}`;
    case 'note':
      return `Answer: ${meaning.note.note}`;
    case 'institution':
      return 'Part of a university’s name, otherwise left out';
    case 'praise':
      return 'Praise, left out: courses do not state it';
    case 'small':
      return 'Says nothing about a course, left out';
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A meaning of one's own begins with this name and these words of course names. */
export function meaningToChange(meaning: ShippedMeaning): { label: string; names: string[] } {
  if (meaning.as === 'subject') return { label: meaning.subject.label, names: [...meaning.subject.names] };
  if (meaning.as === 'degree') return { label: meaning.degree.label, names: [] };
  return { label: meaning.as === 'level' ? meaning.level.label : '', names: [] };
}
