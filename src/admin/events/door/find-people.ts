import type { DoorPerson } from '../../../contract/event-door.ts';

/** Text without accents, spaces and capitals, so that 'Sita  RAI' is found by 'sita rai'. */
const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** A code as printed or read out: 'abcd-2345' is ABCD2345. */
const codeOf = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** The person whose code was scanned. */
export const findByCode = (people: Iterable<DoorPerson>, text: string): DoorPerson | undefined =>
  [...people].find(({ code }) => code !== '' && code === codeOf(text));

/** People whose name, number or code fits, by name; who is still expected comes before who is here. */
export function findPeople(people: Iterable<DoorPerson>, search: string): DoorPerson[] {
  const words = folded(search).split(' ').filter(Boolean);
  const digits = search.replaceAll(/\D/g, '');
  const code = codeOf(search);
  const isNumber = digits.length >= 3 && /^[\d\s+()-]+$/.test(search.trim());
  const fits = (person: DoorPerson): boolean => {
    if (words.length === 0) return person.kind !== 'cancelled';
    if (isNumber) return person.contact.replaceAll(/\D/g, '').includes(digits);
    const name = folded(person.name);
    return words.every((word) => name.includes(word)) || (code.length >= 4 && person.code.startsWith(code));
  };
  return [...people]
    .filter(fits)
    .toSorted(
      (one, other) =>
        Number(one.here_at !== null) - Number(other.here_at !== null) ||
        KIND_ORDER[one.kind] - KIND_ORDER[other.kind] ||
        one.name.localeCompare(other.name),
    );
}

const KIND_ORDER: Record<DoorPerson['kind'], number> = { place: 0, waiting: 1, walk_in: 2, cancelled: 3 };
