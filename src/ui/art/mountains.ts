type Point = [x: number, y: number];

const spot = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
const line = (points: readonly Point[]): string => points.map(spot).join('L');

interface Range {
  width: number;
  height: number;
  peaks: number;
  /** Height of the highest summits and of the valleys between. */
  top: number;
  foot: number;
}

/** A range of faceted summits: one path for the whole, lit by the low sun, one for the sides in shade. */
export function rangePaths(random: () => number, { width, height, peaks, top, foot }: Range) {
  const step = width / (peaks - 0.5);
  const drop = foot - top;
  const contour: Point[] = [[0, foot - drop * 0.3]];
  let shade = '';
  for (let i = 0; i < peaks; i++) {
    const x = step * (i + 0.1 + random() * 0.35);
    // One in three is a giant; the others stay at its shoulder.
    const peak: Point = [x, top + drop * (i % 3 === 1 ? random() * 0.08 : 0.22 + random() * 0.34)];
    const valley: Point = [step * (i + 0.72 + random() * 0.2), foot - drop * (0.06 + random() * 0.22)];
    const before = contour.at(-1) ?? peak;
    const left = between(before, peak, 0.55, drop * -0.07);
    const leftHigh = between(before, peak, 0.8, drop * 0.03);
    const right = between(peak, valley, 0.3, drop * 0.07);
    const rightLow = between(peak, valley, 0.65, drop * -0.04);
    contour.push(left, leftHigh, peak, right, rightLow, valley);
    shade += `M${line([peak, right, rightLow, valley, [valley[0], height], ...spine(random, peak, foot + drop * 0.4)])}z`;
  }
  contour.push([width, foot - drop * 0.2]);
  return { lit: `M${line(contour)}V${height}H0z`, shade };
}

/** A point on the way from a to b, pushed down by `push` (up when negative). */
function between(a: Point, b: Point, part: number, push: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part + push];
}

/** The broken line from the foot up to the summit where light turns to shade. */
function spine(random: () => number, [x, y]: Point, foot: number): Point[] {
  const tall = foot - y;
  const sway = tall * 0.16;
  return [0.95, 0.72, 0.5, 0.36, 0.2].map((part, index): Point => [
    x + (index % 2 ? sway * 0.9 : -sway * 0.5) * part + random() * sway * 0.3,
    y + tall * part,
  ]);
}

interface Hill {
  width: number;
  height: number;
  level: number;
  rough: number;
  /** Halvings of the line: 4 gives 17 points. */
  steps: number;
}

/** One dark ridge before the range, by halving a line and moving each middle. */
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
