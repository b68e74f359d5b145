import type { CaseChecklist, OwnChecklist } from '../../contract/checklists.ts';

const line = {
  line: 'passport',
  name: 'Passport',
  help: 'The page with your photo, in colour.',
  stage: 'apply',
  group: 'passport_documents',
  optional: false,
  state: 'redo',
  reason: 'The last line cannot be read.',
  asked_at: '2026-11-21T05:30:00.000Z',
} as const;

export const ownChecklist: OwnChecklist = { stage: 'apply', sponsors: ['family'], lines: [line] };

export const caseChecklist: CaseChecklist = {
  ...ownChecklist,
  sponsors: ['family'],
  destination: 'australia',
  set_destination: null,
  lines: [
    {
      ...line,
      added: false,
      files: [],
      changed_at: '2026-11-21T05:30:00.000Z',
      changed_by: 'Sita Shrestha',
      version: 1,
    },
  ],
};
