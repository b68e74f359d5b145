import { firs, hillPath, mountains, type Point } from './mountains.ts';
import { randomFrom } from './seed.ts';

const SIZES = {
  wide: { width: 1440, height: 520, peaks: 7 },
  small: { width: 360, height: 160, peaks: 4 },
} as const;

/** Sky from night to dawn, in flat bands like a screen print. */
const SKY = ['#27285c', '#454382', '#7b6299', '#bd8593', '#eeb27d', '#fbd79a'];
const FAR_HILLS = ['#7a72aa', '#54528f'];
const NEAR_HILLS = ['#2f3069', '#1b1b40'];

/** Layered mountains at dawn, drawn from `seed`. Fills its box; `plane` adds a small aeroplane and its trail. */
export function Ridges({
  seed,
  size = 'wide',
  plane,
}: {
  seed: string;
  size?: keyof typeof SIZES;
  plane?: boolean;
}) {
  const { width, height, peaks } = SIZES[size];
  const random = randomFrom(seed);
  const at = (part: number) => Math.round(height * part);
  const hill = (level: number, rough: number, steps: number) =>
    hillPath(random, { width, height, level: at(level), rough: height * rough, steps });
  const grove = Array.from({ length: 26 }, (): Point => {
    const side = random();
    return [width * (side < 0.7 ? 0.62 + random() * 0.38 : random() * 0.1), at(0.93 + random() * 0.08)];
  });
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill={SKY[0]} d={`M0 0H${width}V${height}H0z`} />
      {SKY.slice(1).map((colour, band) => (
        <path key={colour} fill={colour} d={skyBand(random, width, at(0.1 + band * 0.1), height)} />
      ))}
      <circle cx={Math.round(width * 0.71)} cy={at(0.43)} r={at(0.12)} fill="#fff3cf" />
      {mountains(random, { width, peaks: peaks + 2, top: at(0.4), foot: at(0.78) }).map(({ lit, shade }) => (
        <path key={lit} fill="#d99f96" d={lit + shade} />
      ))}
      {mountains(random, { width, peaks, top: at(0.2), foot: at(0.8) }).map(({ lit, shade }) => (
        <g key={lit}>
          <path fill="#fbeedd" d={lit} />
          <path fill="#9389ba" d={shade} />
        </g>
      ))}
      {FAR_HILLS.map((colour, layer) => (
        <path key={colour} fill={colour} d={hill(0.66 + layer * 0.09, 0.1 - layer * 0.02, 5)} />
      ))}
      {NEAR_HILLS.map((colour, layer) => (
        <path key={colour} fill={colour} d={hill(0.83 + layer * 0.08, 0.08, 3)} />
      ))}
      <path fill={NEAR_HILLS[1]} d={firs(random, grove, height * 0.1)} />
      {plane && <Plane />}
    </svg>
  );
}

/** The lower edge of one sky colour: a long flat wave. */
function skyBand(random: () => number, width: number, y: number, foot: number): string {
  const lift = Math.round((random() - 0.5) * foot * 0.06);
  const quarter = Math.round(width / 4);
  return `M0 ${y}q${quarter} ${lift} ${quarter * 2} 0t${width - quarter * 2} 0V${foot}H0z`;
}

function Plane() {
  return (
    <g fill="#fff" stroke="#fff" transform="translate(0 30)">
      <path
        fill="none"
        strokeWidth="2"
        strokeDasharray="2 9"
        strokeLinecap="round"
        d="M872 150Q1020 88 1222 74"
      />
      <path
        stroke="none"
        d="M1262 66l-26-3-12-15h-6l5 15-14 2-5-7h-5l3 11-2 12h5l4-8 15 1-3 16h6l10-17 25-3q4-2 0-4z"
      />
    </g>
  );
}
