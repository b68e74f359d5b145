import type { Event } from '../../contract/events.ts';
import { Story } from '../../ui/art/story.tsx';
import { Picture } from '../courses/picture.tsx';

/** The uploaded picture, else a drawing of a full room, or of a call where the event is only online. */
export function EventArt({
  event: { id, picture, place },
  sizes,
  eager,
}: {
  event: Pick<Event, 'id' | 'picture' | 'place'>;
  sizes: string;
  eager?: boolean;
}) {
  if (picture) return <Picture image={picture} sizes={sizes} eager={eager} />;
  return <Story name={place === null ? 'video-call' : 'gathering'} variant={id} />;
}
