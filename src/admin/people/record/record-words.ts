import { ENQUIRY_EVENTS, type EnquiryEvent } from '../../../contract/enquiry-words.ts';
import type { ProfileField, ProfileValue, StudentRecord } from '../../../contract/students.ts';
import { wordsOf } from '../../applications/history-words.ts';

export const FIELD_WORDS: Readonly<Record<ProfileField, string>> = {
  name: 'Name',
  email: 'E-mail',
  contact: 'Mobile',
  address: 'Permanent address',
  qualification: 'Last qualification',
  test: 'English test',
};

/** The screen that says a value, and its name. */
export const sourceOf = ({ from, id }: ProfileValue): { to: string | null; label: string } =>
  ({
    account: { to: null, label: 'the account' },
    application: { to: `/applications/${id}`, label: 'an application' },
    enquiry: { to: `/enquiries/${id}`, label: 'an enquiry' },
  })[from];

type Talk = StudentRecord['talks'][number];

/** What happened, in words: 'Called', 'Message from the student'. */
export const talkWords = ({ in: where, kind, by, note }: Talk): string =>
  where === 'enquiry'
    ? ENQUIRY_EVENTS[kind as EnquiryEvent]
    : wordsOf({ event: kind as Parameters<typeof wordsOf>[0]['event'], by, note });
