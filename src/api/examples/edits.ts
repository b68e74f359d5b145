import type * as z from 'zod';
import type { StaffFact } from '../../contract/staff-facts.ts';
import type { EditState, Revision, saveBodySchema } from '../../contract/edits/state.ts';

/** Examples of the calls with which staff edit. */

const form = {
  label: 'Student visa',
  value: 524,
  period: 'once',
  each: null,
  checked: '2026-11-12',
  likely_changed: false,
  office: { name: 'GOV.UK, Student visa', href: 'https://www.gov.uk/student-visa' },
  review_by: '2027-04-30',
  reading: null,
};

export const editState: EditState = {
  kind: 'fact',
  object: 'uk-visa-fee',
  title: 'Student visa (UK)',
  number: 2,
  status: 'published',
  published: form,
  draft: null,
  publish_at: null,
  address: null,
  changed_at: '2026-11-12T05:15:00.000Z',
  changed_by: 'Sita Shrestha',
  editors: [],
  staff_fields: [],
  may_edit: true,
  can_withdraw: false,
  as_shipped: false,
  needs_attention: [],
};

const change = { path: ['value'], before: 490, after: 524 };

export const save: z.output<typeof saveBodySchema> = {
  base: 1,
  changes: [change],
  publish: true,
  publish_at: null,
  confirm: null,
};

export const revision: Revision = {
  number: 2,
  reason: 'published',
  at: '2026-11-12T05:15:00.000Z',
  who: 'Sita Shrestha',
  changes: [change],
  restored_from: null,
};

export const staffFact: StaffFact = {
  id: 'uk-visa-fee',
  label: 'Student visa',
  words: 'GBP 524',
  age: 'checked 12 Nov 2026',
  country: 'GB',
  office: form.office,
  checked: '2026-11-12',
  review_by: '2027-04-30',
  due: false,
  likely_changed: false,
  needs_attention: false,
  parts: [],
  used_in: ['Study in the UK'],
};
