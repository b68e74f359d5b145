import type { MergePreview, StudentRecord } from '../../contract/students.ts';
import { consent } from './consents.ts';
import { similar } from './enquiries.ts';

const ASHA = '0b6cb2c4-6f0f-4c2e-9a53-3d1f4e6f7a10';
const CASE = '5a1f0c9e-3b7d-4e2a-8c6f-1d2e3f4a5b6c';

export const studentRecord: StudentRecord = {
  profile: [
    { field: 'name', value: 'Asha Rai', from: 'application', id: CASE, at: '2026-11-02T04:21:37.002Z' },
    {
      field: 'email',
      value: 'asha.rai@example.com',
      from: 'account',
      id: ASHA,
      at: '2026-11-01T04:21:37.002Z',
    },
  ],
  applications: [
    {
      id: CASE,
      reference: 'PR-7K3M-9QXT',
      state: 'submitted',
      preferred_course: 'Bachelor of Nursing',
      preferred_university: 'Example University',
      intake: '2027-02',
      submitted_at: '2026-11-02T04:21:37.002Z',
      documents: 3,
    },
  ],
  enquiries: [],
  registrations: [],
  talks: [
    {
      at: '2026-11-03T04:21:37.002Z',
      kind: 'call',
      by: 'staff',
      who: 'Sita Shrestha',
      note: 'The passport comes next week.',
      in: 'application',
      id: CASE,
    },
  ],
  consents: [consent],
  messages_withdrawn: false,
  similar: [similar],
  merged_into: null,
  merges: [],
};

export const mergePreview: MergePreview = {
  kept: { id: ASHA, email: 'asha.rai@example.com', confirmed: true },
  gone: { id: '3d1f4e6f-6f0f-4c2e-9a53-0b6cb2c47a10', email: 'asha2007@example.com', confirmed: false },
  moves: { applications: 1, enquiries: 0, registrations: 2, money: 0 },
  stay: 0,
};
