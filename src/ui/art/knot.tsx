import { bitmapPath } from './bitmap.ts';

/** A stepped diamond of Dhaka cloth, the background of a small picture. */
const CLOTH = [
  '........b........',
  '.......bab.......',
  '......baaab......',
  '.....baaaaab.....',
  '...cbaaaaaaabc...',
  '..c.baaaaaaab.c..',
  '.c.baaaaaaaaab.c.',
  '..baaaaaaaaaaab..',
  'baaaaaaaaaaaaaaab',
  '..baaaaaaaaaaab..',
  '.c.baaaaaaaaab.c.',
  '..c.baaaaaaab.c..',
  '...cbaaaaaaabc...',
  '.....baaaaab.....',
  '......baaab......',
  '.......bab.......',
  '........b........',
];
const THREADS = { a: bitmapPath(CLOTH, 'a'), b: bitmapPath(CLOTH, 'b'), c: bitmapPath(CLOTH, 'c') };
const COLOURS = [
  ['#f0a020', '#fddc9b', '#d17c06'],
  ['#a7abd4', '#e7e8f4', '#5d61a8'],
  ['#eaddc1', '#fbf6ea', '#d17c06'],
] as const;

export function Knot({ turn = 0 }: { turn?: number }) {
  const [a, b, c] = COLOURS[turn % COLOURS.length]!;
  return (
    <svg viewBox="0 0 17 17" aria-hidden="true" shapeRendering="crispEdges">
      <path fill={a} d={THREADS.a} />
      <path fill={b} d={THREADS.b} />
      <path fill={c} d={THREADS.c} />
    </svg>
  );
}
