import { hillPath, rangePaths } from './mountains.ts';
import { randomFrom } from './seed.ts';

const SIZES = {
  wide: { width: 1440, height: 520, peaks: 6 },
  small: { width: 360, height: 160, peaks: 3 },
} as const;

/** Sky from night to dawn, in flat bands like a screen print. */
const SKY = ['#27285c', '#454382', '#7b6299', '#bd8593', '#eeb27d', '#fbd79a'];
const HILLS = ['#6f6aa3', '#4b4b8b', '#2f3069', '#1b1b40'];

/** Layered mountains at dawn, of `seed`. Fills its box; the sky is cut first. */
export function Ridges({ seed, size = 'wide' }: { seed: string; size?: keyof typeof SIZES }) {
  const { width, height, peaks } = SIZES[size];
  const random = randomFrom(seed);
  const at = (part: number) => Math.round(height * part);
  const sunX = Math.round(width * (0.6 + random() * 0.16));
  const range = rangePaths(random, { width, height, peaks, top: at(0.3), foot: at(0.64) });
  const radius = Math.round(height * 0.115);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path fill={SKY[0]} d={`M0 0H${width}V${height}H0z`} />
      {SKY.slice(1).map((colour, band) => (
        <path key={colour} fill={colour} d={skyBand(random, width, at(0.13 + band * 0.105), height)} />
      ))}
      <circle cx={sunX} cy={at(0.42)} r={radius} fill="#fff3cf" />
      <path fill="#f7e9dc" d={range.lit} />
      <path fill="#8f86b8" d={range.shade} />
      {HILLS.map((colour, layer) => (
        <path
          key={colour}
          fill={colour}
          d={hillPath(random, {
            width,
            height,
            level: at(0.62 + layer * 0.1),
            rough: height * (0.085 - layer * 0.012),
            steps: layer < 2 ? 4 : 3,
          })}
        />
      ))}
    </svg>
  );
}

/** The lower edge of one sky colour: a long flat wave. */
function skyBand(random: () => number, width: number, y: number, height: number): string {
  const lift = Math.round((random() - 0.5) * height * 0.06);
  const quarter = Math.round(width / 4);
  return `M0 ${y}q${quarter} ${lift} ${quarter * 2} 0t${width - quarter * 2} 0V${height}H0z`;
}
