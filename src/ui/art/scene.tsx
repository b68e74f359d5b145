import type { ComponentType } from 'react';
import { Ridges } from './ridges.tsx';
import { Canyon } from './scenes/canyon.tsx';
import { Creek } from './scenes/creek.tsx';
import { Fjord } from './scenes/fjord.tsx';
import { Harbour } from './scenes/harbour.tsx';
import { MapleLake } from './scenes/maple-lake.tsx';
import { Terrace } from './scenes/terrace.tsx';

export type SceneName = 'harbour' | 'canyon' | 'maple-lake' | 'fjord' | 'terrace' | 'creek' | 'ridges';

const SCENES: Record<SceneName, ComponentType> = {
  harbour: Harbour,
  canyon: Canyon,
  'maple-lake': MapleLake,
  fjord: Fjord,
  terrace: Terrace,
  creek: Creek,
  ridges: () => <Ridges seed="elsewhere" plane />,
};

/** A drawn landscape for a card or banner. It fills its box and is cropped at the edges. */
export function Scene({ name }: { name: SceneName }) {
  const Drawing = SCENES[name];
  return <Drawing />;
}
