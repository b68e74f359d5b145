import { EXAMPLE_IDS } from '../../contract/calls/parameters.ts';
import type { Enquiry, EnquiryItem, Similar } from '../../contract/enquiries.ts';

/** A fictitious enquiry for the documentation. */

export const counselor = { id: '8f14e45f-ceea-4a7e-9a3b-0a3f3c1d2e4b', name: 'Sita Shrestha' };

export const enquiryItem: EnquiryItem = {
  id: EXAMPLE_IDS.enquiry,
  name: 'Asha Rai',
  email: 'asha.rai@example.com',
  contact: '+977 984-1234567',
  source: 'fair',
  source_detail: 'Education fair, Dharan',
  interest: 'Nursing in Australia',
  country: { id: 1, name: 'Australia' },
  course: null,
  stage: 'contacted',
  lost_reason: null,
  counselor,
  branch: 'Head office',
  next_step: 'Call about the IELTS result',
  next_on: '2026-11-28',
  wants_call: false,
  suspicions: [],
  account: null,
  entered_at: '2026-11-22T06:30:00.000Z',
  last_at: '2026-11-22T08:15:00.000Z',
};

export const similar: Similar = {
  kind: 'person',
  id: EXAMPLE_IDS.person,
  name: 'Aasha Rai',
  contact: '9841234567',
  email: 'asha.rai@example.com',
  stage: null,
  at: '2026-11-20T04:12:00.000Z',
  because: 'contact',
};

export const enquiry: Enquiry = {
  ...enquiryItem,
  message: '',
  page: '',
  level: { id: 5, name: 'Bachelor' },
  field: null,
  university: null,
  intake: '2027-02',
  consent_version: null,
  consent_at: null,
  consents: [],
  version: 1,
  history: [
    {
      id: 71,
      at: '2026-11-22T06:30:00.000Z',
      kind: 'entered',
      by: 'staff',
      who: counselor.name,
      note: '',
      changes: [],
    },
    {
      id: 72,
      at: '2026-11-22T08:15:00.000Z',
      kind: 'called',
      by: 'staff',
      who: counselor.name,
      note: 'Has +2 in science, waits for IELTS.',
      changes: [],
    },
  ],
  similar: [similar],
  appointments: [],
  applications: [],
};
