import type { Event } from '../../contract/events.ts';
import { Story } from '../../ui/art/story.tsx';
import { Picture } from '../courses/picture.tsx';

/** Up to this many people fit at one table. */
const SMALL_GROUP = 25;

/**
 * The uploaded picture, otherwise a drawing: a video call for online events, a table for small ones, a full room for
 * others.
 */
export function EventArt({
  event: { id, picture, place, capacity },
  sizes,
  eager,
}: {
  event: Pick<Event, 'id' | 'picture' | 'place' | 'capacity'>;
  sizes: string;
  eager?: boolean;
}) {
  if (picture) return <Picture image={picture} sizes={sizes} eager={eager} />;
  const few = capacity !== null && capacity <= SMALL_GROUP;
  return <Story name={place === null ? 'video-call' : few ? 'round-table' : 'gathering'} variant={id} />;
}
