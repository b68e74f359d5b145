export type Point = [x: number, y: number];

const spot = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
const line = (points: readonly Point[]): string => points.map(spot).join('L');

export interface Mountain {
  /** The whole outline, lit by the low sun, and the shaded side. */
  lit: string;
  shade: string;
}

interface Range {
  width: number;
  peaks: number;
  /** y of the highest summit and of the foot, which hills in front must cover. */
  top: number;
  foot: number;
}

/** Faceted summits from back to front: the highest first, then smaller ones in front. */
export function mountains(random: () => number, { width, peaks, top, foot }: Range): Mountain[] {
  const step = width / peaks;
  const drop = foot - top;
  const giant = Math.round(peaks * 0.6);
  return Array.from({ length: peaks + 1 }, (_, i): [number, Mountain] => {
    const big = i === giant ? 0 : i % 2 ? 0.16 + random() * 0.14 : 0.38 + random() * 0.2;
    const peak: Point = [step * (i + (random() - 0.5) * 0.4), top + drop * big];
    const reach = (foot - peak[1]) * 1.12;
    const left: Point = [peak[0] - reach * (0.95 + random() * 0.3), foot];
    const right: Point = [peak[0] + reach * (0.95 + random() * 0.3), foot];
    return [big, facets(random, left, peak, right)];
  })
    .sort(([a], [b]) => a - b)
    .map(([, mountain]) => mountain);
}

function facets(random: () => number, left: Point, peak: Point, right: Point): Mountain {
  const tall = peak[1] - left[1];
  const west = [
    left,
    between(left, peak, 0.32, tall * -0.05),
    between(left, peak, 0.55, tall * 0.07),
    between(left, peak, 0.78, tall * -0.04),
    between(left, peak, 0.88, tall * 0.015),
  ];
  const east = [
    between(peak, right, 0.14, tall * 0.02),
    between(peak, right, 0.3, tall * -0.06),
    between(peak, right, 0.52, tall * 0.05),
    between(peak, right, 0.7, tall * -0.03),
    right,
  ];
  return {
    lit: `M${line([...west, peak, ...east])}z`,
    shade: `M${line([peak, ...east, ...spine(random, peak, right[1])])}z`,
  };
}

/** A point between a and b, moved down by `push` (up if negative). */
function between(a: Point, b: Point, part: number, push: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part + push];
}

/** The jagged line from the foot up to the summit that separates light and shade. */
function spine(random: () => number, [x, y]: Point, foot: number): Point[] {
  const tall = foot - y;
  const sway = tall * 0.16;
  return [1, 0.74, 0.6, 0.42, 0.3, 0.16].map((part, index): Point => [
    x + (index % 2 ? sway : -sway * 0.6) * part + random() * sway * 0.4,
    y + tall * part,
  ]);
}

interface Hill {
  width: number;
  height: number;
  level: number;
  rough: number;
  /** Number of halvings of the line: 4 gives 17 points. */
  steps: number;
}

/** A dark ridge in front of the range, made by halving a line and moving each midpoint. */
export function hillPath(random: () => number, { width, height, level, rough, steps }: Hill): string {
  let points: Point[] = [
    [0, level + (random() - 0.5) * rough],
    [width, level + (random() - 0.5) * rough],
  ];
  let reach = rough;
  for (let i = 0; i < steps; i++) {
    points = points.flatMap((point, index): Point[] => {
      const next = points[index + 1];
      if (!next) return [point];
      const part = 0.42 + random() * 0.16;
      return [point, between(point, next, part, (random() - 0.5) * 2 * reach)];
    });
    reach *= 0.55;
  }
  return `M${line(points)}V${height}H0z`;
}

/** Firs along a slope: small stepped triangles based at `feet`. */
export function firs(random: () => number, feet: readonly Point[], tall: number): string {
  return feet
    .map(([x, y]) => {
      const h = Math.round(tall * (0.6 + random() * 0.6));
      const w = Math.round(h * 0.22);
      return `M${Math.round(x)} ${Math.round(y) - h}l${w} ${h + 4}h${-2 * w}z`;
    })
    .join('');
}
