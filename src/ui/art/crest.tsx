import { hash } from './seed.ts';

/** The outline of all our emblems: a pennant whose lower edge has steps like woven cloth. */
const PENNANT = 'M2 2h44v32h-6v6h-6v6h-6v6h-8v-6h-6v-6H8v-6H2z';

/** Figures for the upper field: geometric shapes of cloth and mountains, no heraldry. */
const CHARGES = [
  'M24 4l10 10-10 10-10-10zM8 10l4 4-4 4-4-4zm32 0l4 4-4 4-4-4z',
  'M5 23L17 7l7 9 6-7 13 14z',
  'M24 5l18 7-18 7-18-7zM12 17l12 5 12-5v4l-12 4-12-4z',
  'M5 7h7v4h4v4h4v4h8v-4h4v-4h4V7h7v16H5z',
  'M8 23V13h7v10zm12 0V6h8v17zm13 0V13h7v10z',
  'M24 23A16 16 0 0140 7v16zm0 0A16 16 0 008 7v16z',
  'M4 14l7-7 6 7 7-7 7 7 6-7 7 7-7 8-6-8-7 8-7-8-6 8z',
  'M24 4l3 7 8-3-3 8 8 3v4H8v-4l8-3-3-8 8 3z',
];
const CHARGE_COLOURS = ['#f8b84a', '#fbeedd'];
const GROUNDS = [0, 18, -18, 40, -40];

const SMALL_WORDS = new Set(['of', 'the', 'and', 'for', 'at', 'in', 'de', 'la']);

/** Two letters for a name: 'University of Sydney' gives US. */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !SMALL_WORDS.has(word.toLowerCase()));
  return words
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('');
}

/**
 * The emblem of a university without an uploaded logo, recognisably ours, from its name and its country's hue (0 to
 * 360; by default derived from the name). About 350 bytes, because lists inline twenty of them.
 */
export function Crest({
  id,
  name,
  hue,
  size,
  className,
}: {
  /** Needed for CrestCopy. */
  id?: string | undefined;
  name: string;
  hue?: number | undefined;
  /** Width and height in px; or set the size by class. */
  size?: number | undefined;
  className?: string | undefined;
}) {
  const seed = hash(name);
  const turned = ((hue ?? seed % 360) + (GROUNDS[seed % GROUNDS.length] ?? 0) + 360) % 360;
  return (
    <svg id={id} className={className} width={size} height={size} viewBox="0 0 48 54" aria-hidden="true">
      {/* The light edge keeps it visible on dark banners. */}
      <path fill={`hsl(${turned} 42% 27%)`} stroke="#fbf6ea" strokeWidth="2" d={PENNANT} />
      <path fill={`hsl(${turned} 36% 38%)`} d="M2 2h44v24H2z" />
      <path fill={CHARGE_COLOURS[(seed >>> 7) % 2]} d={CHARGES[(seed >>> 4) % CHARGES.length]} />
      <text x="24" y="41" fill="#fff" fontSize="15" fontWeight="650" textAnchor="middle">
        {initials(name)}
      </text>
    </svg>
  );
}

/** Repeats the emblem with that id, in two elements instead of six. */
export const CrestCopy = ({ of, size }: { of: string; size: number }) => (
  <svg width={size} height={size} aria-hidden="true">
    <use href={`#${of}`} />
  </svg>
);
