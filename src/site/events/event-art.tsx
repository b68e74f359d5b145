import type { Event } from '../../contract/events.ts';
import type { CroppedShape } from '../../contract/picture-shapes.ts';
import { Story, type StoryName } from '../../ui/art/story.tsx';
import { Picture } from '../courses/picture.tsx';

/** Up to this many people fit at one table. */
const SMALL_GROUP = 25;

/** Drawings that fit every event. */
const ROOMS: readonly StoryName[] = ['gathering', 'round-table'];

/** Drawings for what an event is about; the first that fits its title. */
const TOPICS: readonly (readonly [RegExp, StoryName])[] = [
  [/winter|cold/i, 'winter'],
  [/ielts|toefl|pte|english|listening/i, 'headphones'],
  [/cost|money|bank|loan|fund|scholarship|budget/i, 'savings'],
  [/fly|airport|departure|first week|arriv/i, 'route-map'],
  [/statement|application|visa|noc|certificate/i, 'post-box'],
];

type Drawn = Pick<Event, 'id' | 'title' | 'picture' | 'place' | 'capacity'>;

/** Drawings that fit an event, best first: by topic, then a video call if online, a table if small, a full room. */
function storiesFor({ title, place, capacity }: Drawn): StoryName[] {
  const topics = TOPICS.filter(([words]) => words.test(title)).map(([, name]) => name);
  const few = capacity !== null && capacity <= SMALL_GROUP;
  return [...topics, place === null ? 'video-call' : few ? 'round-table' : 'gathering'];
}

/** The drawing of each event by its id: the best that fits and that no earlier event of the list has. */
export function eventStories(events: readonly Drawn[]): Map<number, StoryName> {
  const chosen = new Map<number, StoryName>();
  const used = new Set<StoryName>();
  for (const event of events) {
    if (event.picture) continue;
    const fitting = storiesFor(event);
    const story = [...fitting, ...ROOMS].find((name) => !used.has(name)) ?? fitting[0];
    if (story) chosen.set(event.id, story);
    if (story) used.add(story);
  }
  return chosen;
}

/** The uploaded picture, otherwise a drawing. */
export function EventArt({
  event,
  story,
  shape,
  sizes,
  eager,
}: {
  event: Drawn;
  /** By default the drawing that fits best. */
  story?: StoryName | undefined;
  shape: CroppedShape;
  sizes: string;
  eager?: boolean;
}) {
  if (event.picture) return <Picture image={event.picture} shape={shape} sizes={sizes} eager={eager} />;
  return <Story name={story ?? storiesFor(event)[0] ?? 'gathering'} variant={event.id} />;
}
