import { hash } from './seed.ts';

/** The outline of all our emblems: a pennant whose lower edge steps down like woven cloth. */
const PENNANT = 'M2 2h44v32h-6v6h-6v6h-6v6h-8v-6h-6v-6H8v-6H2z';

/** What stands in the upper field: geometry of cloth and mountains, never heraldry. */
const CHARGES = [
  'M24 6l4 4 4 4-4 4-4 4-4-4-4-4 4-4z',
  'M8 22L18 8l6 8 5-6 11 12z',
  'M24 6l16 8-16 8-16-8z',
  'M8 8h8v4h4v4h8v-4h4V8h8v14H8z',
  'M10 22V10h6v12zm11 0V6h6v16zm11 0V10h6v12z',
  'M24 22a12 12 0 0112-12v12zm0 0a12 12 0 00-12-12v12z',
  'M6 14l6-6 6 6 6-6 6 6 6-6 6 6-6 6-6-6-6 6-6-6-6 6z',
  'M24 6l3 5 6-1-1 6 6 3v3H10v-3l6-3-1-6 6 1z',
];
const GROUNDS = [0, 18, -18, 40, -40];

const SMALL_WORDS = new Set(['of', 'the', 'and', 'for', 'at', 'in', 'de', 'la']);

/** Two letters for a name: 'University of Sydney' is US. */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !SMALL_WORDS.has(word.toLowerCase()));
  return words
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('');
}

/**
 * A university's emblem where no logo was uploaded: clearly ours, from its name and its country's hue (0 to
 * 360; the name decides where none is given). About 350 bytes, since lists inline twenty of them.
 */
export function Crest({
  name,
  hue,
  size,
  className,
}: {
  name: string;
  hue?: number | undefined;
  /** Width and height in px; or size it by class. */
  size?: number | undefined;
  className?: string | undefined;
}) {
  const seed = hash(name);
  const turned = ((hue ?? seed % 360) + (GROUNDS[seed % GROUNDS.length] ?? 0) + 360) % 360;
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 48 54" aria-hidden="true">
      <path fill={`hsl(${turned} 42% 27%)`} d={PENNANT} />
      <path fill="#f8b84a" d={CHARGES[(seed >>> 4) % CHARGES.length]} />
      <text x="24" y="40" fill="#fff" fontSize="15" fontWeight="650" textAnchor="middle">
        {initials(name)}
      </text>
    </svg>
  );
}
