import { STATE_WORDS } from '../../content/application-states.ts';
import type { Person } from '../../contract/accounts.ts';
import type { StaffApplicationItem } from '../../contract/applications.ts';
import type { EnquiryItem } from '../../contract/enquiries.ts';
import { ENQUIRY_STAGES } from '../../contract/enquiry-words.ts';
import type { RightObject } from '../../contract/rights.ts';
import { studentName } from '../applications/case-words.tsx';
import { call } from '../frame/api.ts';
import { listPath } from '../frame/noun.ts';
import { saidName } from '../people/person-words.tsx';

/** A record that a search found, or the rest of its list. */
export interface Hit {
  /** What the record is: 'Application'. */
  sort: string;
  /** Unique among the hits. */
  path: string;
  name: string;
  /** What tells it from others of the same name. */
  hint: string;
}

/** Records of each sort that are shown; the list has the rest. */
const SHOWN = 5;

interface Query {
  search: string;
  records: number;
}

/** A sort of record about people, with the list that is asked. */
interface Sort {
  /** One record of it, in words. */
  one: string;
  many: string;
  noun: string;
  right: RightObject;
  ask: (query: Query, signal: AbortSignal) => Promise<{ count: number; hits: Omit<Hit, 'sort'>[] }>;
}

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** To search another sort of record, add a line. */
const SORTS: readonly Sort[] = [
  {
    one: 'Application',
    many: 'applications',
    noun: 'applications',
    right: 'cases',
    async ask(query, signal) {
      const { count, results } = await call('GET /api/staff/applications/', { query, signal });
      return { count, hits: results.map(ofCase) };
    },
  },
  {
    one: 'Enquiry',
    many: 'enquiries',
    noun: 'enquiries',
    right: 'enquiries',
    async ask(query, signal) {
      const { count, results } = await call('GET /api/staff/enquiries/', { query, signal });
      return { count, hits: results.map(ofEnquiry) };
    },
  },
  {
    one: 'Account',
    many: 'accounts',
    noun: 'people',
    right: 'people',
    async ask(query, signal) {
      const { count, results } = await call('GET /api/staff/people/', { query, signal });
      return { count, hits: results.map(ofPerson) };
    },
  },
];

const ofCase = (item: StaffApplicationItem) => ({
  path: `/applications/${item.id}`,
  name: studentName(item),
  hint: joined(item.reference, item.preferred_course, STATE_WORDS[item.state].label, item.contact),
});
const ofEnquiry = (item: EnquiryItem) => ({
  path: `/enquiries/${item.id}`,
  name: item.name || item.email || item.contact,
  hint: joined(ENQUIRY_STAGES[item.stage], item.interest, item.contact),
});
const ofPerson = (person: Person) => ({
  path: `/people/${person.id}`,
  name: saidName(person) || person.email,
  hint: joined(person.email, person.contact),
});

/** People by name, phone, e-mail address or reference in everything that somebody may see, the nearest first in each sort. */
export async function findEverywhere(
  search: string,
  mayRead: (object: RightObject) => boolean,
  signal: AbortSignal,
): Promise<Hit[]> {
  const found = await Promise.all(
    SORTS.filter(({ right }) => mayRead(right)).map(async ({ one, many, noun, ask }) => {
      const { count, hits } = await ask({ search, records: SHOWN }, signal);
      const found = hits.map((hit) => ({ sort: one, ...hit }));
      if (count <= hits.length) return found;
      const name = `All ${count.toLocaleString('en')} ${many}`;
      return [...found, { sort: '', path: listPath(noun, { search }), name, hint: '' }];
    }),
  );
  return found.flat();
}
