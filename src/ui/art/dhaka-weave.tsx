import { useId } from 'react';
import { bitmapPath } from './bitmap.ts';

/** One repeat of the cloth: stepped diamonds between toothed edges. a, b and c are its three thread colours. */
const CLOTH = [
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'a...a...a...a...a...a...a...',
  '.a.a.a.a.a.a.a.a.a.a.a.a.a.a',
  '..a...a...a...a...a...a...a.',
  '............................',
  'c.....b.....c.....a.....c...',
  '.c...bbb...c.c...aaa...c.c..',
  '..c.bb.bb.c...c.aa.aa.c...c.',
  'b..bb.c.bb..b..aa.b.aa..b..b',
  '..c.bb.bb.c...c.aa.aa.c...c.',
  '.c...bbb...c.c...aaa...c.c..',
  'c.....b.....c.....a.....c...',
  '............................',
  '..a...a...a...a...a...a...a.',
  '.a.a.a.a.a.a.a.a.a.a.a.a.a.a',
  'a...a...a...a...a...a...a...',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaa',
];
const THREADS = { a: bitmapPath(CLOTH, 'a'), b: bitmapPath(CLOTH, 'b'), c: bitmapPath(CLOTH, 'c') };

const TONES = {
  night: { ground: '#14142e', a: '#f0a020', b: '#fbf6ea', c: '#5d61a8' },
  cream: { ground: '#f5ecd8', a: '#383b80', b: '#d17c06', c: '#8a5200' },
} as const;

/**
 * A band of Dhaka cloth as wide as its container. Decorative. Heights that are multiples of 17 px are rendered
 * crisply; `slim` is only the row of diamonds, 9 px high.
 */
export function DhakaWeave({
  tone = 'night',
  height = 17,
  slim,
}: {
  tone?: keyof typeof TONES;
  height?: number;
  slim?: boolean;
}) {
  const id = useId();
  const colours = TONES[tone];
  const move = slim ? 'translate(0 -4)' : `scale(${height / CLOTH.length})`;
  return (
    <svg
      className="weave"
      height={slim ? 9 : height}
      width="100%"
      aria-hidden="true"
      shapeRendering="crispEdges"
    >
      <pattern
        id={id}
        width="28"
        height="17"
        patternUnits="userSpaceOnUse"
        patternTransform={move === 'scale(1)' ? undefined : move}
      >
        <path fill={colours.ground} d="M0 0h28v17H0z" />
        <path fill={colours.a} d={THREADS.a} />
        <path fill={colours.b} d={THREADS.b} />
        <path fill={colours.c} d={THREADS.c} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
