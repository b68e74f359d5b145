import { nepalShortDayAndTime } from '../../../contract/nepal-time.ts';
import type { EditState } from '../../../contract/edits/state.ts';
import { Tag } from '../../parts/tag.tsx';

/** Whether visitors see it. */
export function StatusTag({ state }: { state: EditState }) {
  switch (state.status) {
    case 'draft':
      return <Tag tone="plain">Draft, not public</Tag>;
    case 'scheduled':
      return (
        <Tag tone="open">
          {state.publish_at ? `Appears ${nepalShortDayAndTime(state.publish_at)}` : 'Scheduled'}
        </Tag>
      );
    case 'changed':
      return <Tag tone="open">Public, with a draft that is not</Tag>;
    case 'withdrawn':
      return <Tag tone="shut">Withdrawn, not public</Tag>;
    case 'published':
      return <Tag tone="good">{state.as_shipped ? 'As delivered' : 'Public'}</Tag>;
  }
}
