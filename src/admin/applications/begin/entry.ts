import { useState } from 'react';
import type { MaritalStatus } from '../../../contract/application-form.ts';
import type { Enquiry } from '../../../contract/enquiries.ts';
import { keepDraft, readDraft } from '../../frame/drafts.ts';

/** What is typed to begin a case. */
export interface CaseEntry {
  /** Sending it again with the same ticket begins nothing twice. */
  ticket: string;
  enquiry: string | null;
  email: string;
  first_name: string;
  last_name: string;
  contact: string;
  address: string;
  test_type: string;
  overall_score: string;
  last_academic_qualification: string;
  marital_status: MaritalStatus;
  course: number | null;
  university: number | null;
  preferred_course: string;
  intake: string;
  agreed: boolean;
}

const EMPTY = {
  enquiry: null,
  email: '',
  first_name: '',
  last_name: '',
  contact: '',
  address: '',
  test_type: '',
  overall_score: '',
  last_academic_qualification: '',
  marital_status: 'No',
  course: null,
  university: null,
  preferred_course: '',
  intake: '',
  agreed: false,
} as const;

/** What an enquiry already says, so that nothing is typed twice. */
function fromEnquiry(enquiry: Enquiry | undefined): Omit<CaseEntry, 'ticket'> {
  if (!enquiry) return EMPTY;
  const words = enquiry.name.trim().split(/\s+/);
  return {
    ...EMPTY,
    enquiry: enquiry.id,
    email: enquiry.email,
    first_name: words.slice(0, Math.max(1, words.length - 1)).join(' '),
    last_name: words.length > 1 ? words.at(-1)! : '',
    contact: enquiry.contact,
    course: enquiry.course?.id ?? null,
    university: enquiry.university?.id ?? null,
    preferred_course: enquiry.course ? '' : enquiry.interest,
  };
}

function readEntry(name: string): Partial<CaseEntry> {
  try {
    return JSON.parse(readDraft(name) || '{}') as Partial<CaseEntry>;
  } catch {
    return {};
  }
}

/** The case that is being typed; it survives a reload in this tab. @param enquiry the one that becomes a case */
export function useCaseEntry(enquiry: Enquiry | undefined) {
  const name = `applications/new/${enquiry?.id ?? ''}`;
  const [entry, setEntry] = useState<CaseEntry>(() => ({
    ticket: crypto.randomUUID(),
    ...fromEnquiry(enquiry),
    ...readEntry(name),
  }));
  return {
    entry,
    set(values: Partial<CaseEntry>) {
      const next = { ...entry, ...values };
      keepDraft(name, JSON.stringify(next));
      setEntry(next);
    },
    /** Forgets what was typed, because the case has begun. */
    done: () => keepDraft(name, ''),
  };
}
