import type { EditState } from '../../../contract/edits/state.ts';
import { Status } from '../../parts/status.tsx';
import { Tag } from '../../parts/tag.tsx';

/** Whether visitors see it. A setting that nobody has changed is as shipped. */
export function StatusTag({ state: { status, publish_at, as_shipped } }: { state: EditState }) {
  if (status === 'published' && as_shipped) return <Tag tone="good">As shipped</Tag>;
  return <Status status={status} at={publish_at} />;
}
