import type { EditState } from '../../contract/edits/state.ts';
import { nepalShortDayAndTime } from '../../contract/nepal-time.ts';
import type { StaffPost } from '../../contract/posts.ts';
import { Tag, type Tone } from '../parts/tag.tsx';

type Status = EditState['status'];

export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Changed, not published',
  withdrawn: 'Withdrawn',
};

const TONES: Readonly<Record<Status, Tone>> = {
  draft: 'plain',
  scheduled: 'open',
  published: 'good',
  changed: 'open',
  withdrawn: 'shut',
};

/** Where a post stands: 'Scheduled for 12 Dec 2026, 9:00 AM'. */
export function PostStatus({ post }: { post: Pick<StaffPost, 'status' | 'published_at' | 'has_draft'> }) {
  const { status, published_at } = post;
  const when = status === 'scheduled' && published_at ? ` for ${nepalShortDayAndTime(published_at)}` : '';
  return <Tag tone={TONES[status]}>{`${STATUS_WORDS[status]}${when}`}</Tag>;
}
