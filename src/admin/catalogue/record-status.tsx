import { Tag } from '../parts/tag.tsx';
import type { RECORD_STATUSES } from '../../contract/catalogue/lists.ts';

const WORDS = {
  draft: { label: 'Draft', tone: 'open' },
  published: { label: 'Published', tone: 'good' },
  changed: { label: 'Changed', tone: 'open' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
} as const;

export function RecordStatus({ status }: { status: (typeof RECORD_STATUSES)[number] }) {
  const { label, tone } = WORDS[status];
  return <Tag tone={tone}>{label}</Tag>;
}
