import type { ComponentType } from 'react';
import { Gathering } from './stories/gathering.tsx';
import { Headphones } from './stories/headphones.tsx';
import { PostBox } from './stories/post-box.tsx';
import { RoundTable } from './stories/round-table.tsx';
import { RouteMap } from './stories/route-map.tsx';
import { Savings } from './stories/savings.tsx';
import { VideoCall } from './stories/video-call.tsx';
import { Winter } from './stories/winter.tsx';

const STORIES = {
  'route-map': RouteMap,
  'post-box': PostBox,
  headphones: Headphones,
  savings: Savings,
  winter: Winter,
  gathering: Gathering,
  'round-table': RoundTable,
  'video-call': VideoCall,
} satisfies Record<string, ComponentType<{ variant: number }>>;

export type StoryName = keyof typeof STORIES;

/** The drawing of a post or event without a picture; fills its box. `variant` selects the light. */
export function Story({ name, variant = 0 }: { name: StoryName; variant?: number }) {
  const Drawing = STORIES[name];
  return <Drawing variant={variant} />;
}
