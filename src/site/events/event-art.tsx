import type { Event } from '../../contract/events.ts';
import { Story, type StoryName } from '../../ui/art/story.tsx';
import { Picture } from '../courses/picture.tsx';

/** Up to this many people fit at one table. */
const SMALL_GROUP = 25;

/** Drawings for what an event is about; the first that fits its title. */
const TOPICS: readonly (readonly [RegExp, StoryName])[] = [
  [/winter|cold/i, 'winter'],
  [/ielts|toefl|pte|english|listening/i, 'headphones'],
  [/cost|money|bank|loan|fund|scholarship|budget/i, 'savings'],
  [/fly|airport|departure|first week|arriv/i, 'route-map'],
  [/statement|application|visa|noc|certificate/i, 'post-box'],
];

/**
 * The uploaded picture, otherwise a drawing: by topic, else a video call for online events, a table for small ones, a
 * full room for others.
 */
export function EventArt({
  event: { id, title, picture, place, capacity },
  sizes,
  eager,
}: {
  event: Pick<Event, 'id' | 'title' | 'picture' | 'place' | 'capacity'>;
  sizes: string;
  eager?: boolean;
}) {
  if (picture) return <Picture image={picture} sizes={sizes} eager={eager} />;
  const topic = TOPICS.find(([words]) => words.test(title))?.[1];
  const few = capacity !== null && capacity <= SMALL_GROUP;
  const room: StoryName = place === null ? 'video-call' : few ? 'round-table' : 'gathering';
  return <Story name={topic ?? room} variant={id} />;
}
