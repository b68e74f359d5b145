import type { OurWord } from '../contract/documents/our-words.ts';
import { consultancy } from './consultancy.ts';
import { namesOf } from './destinations.ts';
import {
  closingDays,
  documentDays,
  idleCaseMonths,
  idleEnquiryDays,
  idleNoticeDays,
  lostEnquiryDays,
  securityLogDays,
  walkInDays,
} from './kept-days.ts';
import { shownDestinations } from './shown-destinations.ts';

const MARKER = /\{our:([a-z-]+)\}/g;
const BODIES = 3;

type Words = Partial<Record<OurWord, string>>;

function words(): Words {
  const { name, email, phones, address, members, sample } = consultancy();
  const bodies = members.filter(({ kind }) => kind === 'membership').slice(0, BODIES);
  return {
    name,
    email,
    phone: phones[0] ?? '',
    address: address.join(', '),
    destinations: namesOf(shownDestinations()),
    bodies: `${bodies.map((body) => body.name).join(', ')}${sample ? ' (sample names, to be replaced)' : ''}`,
    'document-days': String(documentDays),
    'closing-days': String(closingDays),
    'idle-case-months': String(idleCaseMonths),
    'idle-notice-days': String(idleNoticeDays),
    'security-log-days': String(securityLogDays),
    'walk-in-days': String(walkInDays),
    'lost-enquiry-days': String(lostEnquiryDays),
    'idle-enquiry-days': String(idleEnquiryDays),
  };
}

/** Documents that were filled in, with the words that they were filled with. */
const filled = new WeakMap<object, { words: string; value: unknown }>();

/** A document with `{our:name}` and the like replaced in all its texts. @param more words that only this document has */
export function withOurWords<Value extends object>(value: Value, more: Words = {}): Value {
  const known = { ...words(), ...more } as Record<string, string | undefined>;
  const used = JSON.stringify(known);
  const before = filled.get(value);
  if (before?.words === used) return before.value as Value;
  const after = fill(value, known);
  filled.set(value, { words: used, value: after });
  return after as Value;
}

function fill(value: unknown, known: Readonly<Record<string, string | undefined>>): unknown {
  if (typeof value === 'string')
    return value.includes('{our:')
      ? value.replaceAll(MARKER, (whole, name: string) => known[name] ?? whole)
      : value;
  if (Array.isArray(value)) return value.map((inner) => fill(inner, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner, known)]));
}
