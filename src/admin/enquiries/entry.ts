import { useState } from 'react';
import { ENQUIRY_SOURCES, type EnquirySource } from '../../contract/enquiry-words.ts';
import { keepDraft, readDraft } from '../frame/drafts.ts';

/** What is typed into the quick entry, as texts of its fields. */
export interface Entry {
  /** Sending it again with the same ticket enters nothing twice. */
  ticket: string;
  name: string;
  contact: string;
  email: string;
  interest: string;
  country: string;
  source: EnquirySource;
  source_detail: string;
  next_step: string;
  next_on: string;
  counselor: string;
  branch: string;
  message: string;
}
export type EntryField = Exclude<keyof Entry, 'ticket'>;

const DRAFT = 'enquiries/new';
/** What stays for the next person: at a fair they all come from the same place. */
const STICKY = ['source', 'source_detail', 'counselor', 'branch', 'country'] as const;

const empty = (counselor: string): Entry => ({
  ticket: crypto.randomUUID(),
  name: '',
  contact: '',
  email: '',
  interest: '',
  country: '',
  source: 'walk_in',
  source_detail: '',
  next_step: '',
  next_on: '',
  counselor,
  branch: '',
  message: '',
});

function readEntry(counselor: string): Entry {
  try {
    const kept = JSON.parse(readDraft(DRAFT) || '{}') as Partial<Record<keyof Entry, unknown>>;
    const entry: Record<string, string> = { ...empty(counselor) };
    for (const [field, value] of Object.entries(kept)) {
      if (field in entry && typeof value === 'string') entry[field] = value;
    }
    if (!((entry['source'] ?? '') in ENQUIRY_SOURCES)) entry['source'] = 'walk_in';
    return entry as unknown as Entry;
  } catch {
    return empty(counselor);
  }
}

/** The entry that is being typed; it survives a reload in this tab. @param me who enters, the usual counselor */
export function useEntry(me: string) {
  const [entry, setEntry] = useState(() => readEntry(me));
  const keep = (next: Entry) => {
    keepDraft(DRAFT, JSON.stringify(next));
    setEntry(next);
  };
  return {
    entry,
    set: (field: EntryField, value: string) => keep({ ...entry, [field]: value }),
    /** Empties it for the next person. */
    next() {
      const kept = Object.fromEntries(STICKY.map((field) => [field, entry[field]]));
      keep({ ...empty(me), ...kept });
    },
  };
}

/** The entry as the API takes it. */
export const bodyOf = ({ country, counselor, next_on, ...texts }: Entry) => ({
  ...texts,
  country: country === '' ? null : Number(country),
  counselor: counselor === '' ? null : counselor,
  next_on: next_on === '' ? null : next_on,
});
