import type { ComponentType } from 'react';
import type { DestinationSlug } from '../../contract/destinations.ts';
import { Ridges } from './ridges.tsx';
import { Canyon } from './scenes/canyon.tsx';
import { Creek } from './scenes/creek.tsx';
import { Fjord } from './scenes/fjord.tsx';
import { Harbour } from './scenes/harbour.tsx';
import { MapleLake } from './scenes/maple-lake.tsx';
import { Terrace } from './scenes/terrace.tsx';

/** The landscape of a destination; 'ridges' is used for any other country. */
export type SceneName = DestinationSlug | 'ridges';

const SCENES: Readonly<Record<SceneName, ComponentType>> = {
  australia: Harbour,
  newzealand: Fjord,
  uk: Terrace,
  usa: Canyon,
  canada: MapleLake,
  dubai: Creek,
  ridges: () => <Ridges seed="elsewhere" plane />,
};

/** A drawn landscape for a card or banner. It fills its box and is cropped at the edges. */
export function Scene({ name }: { name: SceneName }) {
  const Drawing = SCENES[name];
  return <Drawing />;
}
