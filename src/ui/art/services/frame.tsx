import type { ReactNode } from 'react';

export type ServiceView = 'card' | 'banner';

/** A card shows the middle; a banner also the empty land at the left, below its text. */
const VIEWS = {
  card: { box: '0 0 480 240', place: 'xMidYMid slice' },
  banner: { box: '-420 22 780 196', place: 'xMaxYMid slice' },
} as const;
const LEFT = -420;

/** Flat bands of sky, distant hills, and ground from y 176. The subject is at x 140 to 340, y 44 to 204. */
export function ServiceFrame({
  view,
  sky,
  hills,
  ground,
  children,
}: {
  view: ServiceView;
  sky: readonly string[];
  hills: string;
  ground: string;
  children: ReactNode;
}) {
  const { box, place } = VIEWS[view];
  return (
    <svg viewBox={box} preserveAspectRatio={place} aria-hidden="true">
      {sky.map((colour, index) => {
        const top = Math.round((176 / sky.length) * index);
        const wave = index ? `q225 ${index % 2 ? -12 : 10} 450 0t450 0` : 'h900';
        return <path key={colour} fill={colour} d={`M${LEFT} ${top}${wave}V240h-900z`} />;
      })}
      <path
        fill={hills}
        d="M-420 176v-30l70-34 46 26 80-50 60 44 50-20 74 50 40-22 54-40 36 28 40-34 52 44 40-22 48 38 42-30 48-38 60 40 60 20v30z"
      />
      <path fill={ground} d="M-420 176q225-10 450 0t450 0v64h-900z" />
      {children}
    </svg>
  );
}
