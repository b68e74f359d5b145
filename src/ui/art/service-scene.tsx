import type { ComponentType } from 'react';
import { Campuses } from './services/campuses.tsx';
import { Conversation } from './services/conversation.tsx';
import { Examination } from './services/examination.tsx';
import type { ServiceView } from './services/frame.tsx';
import { Lodging } from './services/lodging.tsx';
import { Mortarboard } from './services/mortarboard.tsx';
import { Papers } from './services/papers.tsx';
import { Passport } from './services/passport.tsx';
import { Signpost } from './services/signpost.tsx';
import { Umbrella } from './services/umbrella.tsx';

const SCENES = {
  lodging: Lodging,
  signpost: Signpost,
  campuses: Campuses,
  umbrella: Umbrella,
  conversation: Conversation,
  examination: Examination,
  papers: Papers,
  passport: Passport,
  mortarboard: Mortarboard,
} satisfies Record<string, ComponentType<{ view: ServiceView }>>;

export type ServiceSceneName = keyof typeof SCENES;

/** A drawing for a service; fills its box. `banner` leaves room for text at the left. */
export function ServiceScene({ name, view = 'card' }: { name: ServiceSceneName; view?: ServiceView }) {
  const Drawing = SCENES[name];
  return <Drawing view={view} />;
}
