// One frame of the hero video: dawn over layered ridges at time `t` (0 to 1) of a seamless loop.
import { firs, hillPath, mountains } from '../../src/ui/art/mountains.ts';
import { randomFrom } from '../../src/ui/art/seed.ts';

export const WIDTH = 1440;
export const HEIGHT = 520;

/** Colours of the sky before and at sunrise, in bands from top to bottom. */
const SKY = [
  ['#20214f', '#34366f'],
  ['#373672', '#54529a'],
  ['#5e4f88', '#8b70a8'],
  ['#94688f', '#c78a9b'],
  ['#cf8689', '#f0ae86'],
  ['#eaae84', '#fcdc9f'],
];
const SUN = { x: 1022, rise: 34, y: 214, size: 60 };
const HILLS = [
  ['#62598f', '#8a7cae', 0.635, 0.09, 5],
  ['#403f78', '#5b5895', 0.75, 0.08, 5],
  ['#27285c', '#34366f', 0.84, 0.07, 4],
  ['#191a3d', '#1d1e46', 0.92, 0.06, 3],
];

const TURN = 2 * Math.PI;
const clamp = (value) => Math.min(1, Math.max(0, value));
const smooth = (value) => clamp(value) ** 2 * (3 - 2 * clamp(value));
const channels = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const mix = (from, to, part) => {
  const a = channels(from);
  const b = channels(to).map((end, at) => Math.round(a[at] + (end - a[at]) * part));
  return `rgb(${b.join()})`;
};
const round = (number) => Math.round(number * 10) / 10;

/** Brightness from 0 to 1, once down and up per loop; `late` delays it. */
const light = (t, late = 0) => 0.5 - 0.5 * Math.cos(TURN * (t - late));

const random = randomFrom('prasthan');
const far = mountains(random, { width: WIDTH, peaks: 9, top: HEIGHT * 0.4, foot: HEIGHT * 0.78 });
const range = mountains(random, { width: WIDTH, peaks: 7, top: HEIGHT * 0.2, foot: HEIGHT * 0.8 });
const hills = HILLS.map(([early, late, level, rough, steps]) => ({
  early,
  late,
  path: hillPath(random, {
    width: WIDTH,
    height: HEIGHT,
    level: HEIGHT * level,
    rough: HEIGHT * rough,
    steps,
  }),
}));
const trees = firs(
  random,
  Array.from({ length: 30 }, () => {
    const side = random();
    return [WIDTH * (side < 0.7 ? 0.6 + random() * 0.4 : random() * 0.12), HEIGHT * (0.95 + random() * 0.07)];
  }),
  HEIGHT * 0.1,
);
const stars = Array.from({ length: 46 }, () => [
  random() * WIDTH,
  random() * HEIGHT * 0.3,
  0.7 + random() * 0.8,
]);
/** Delay of the light on a mountain, by the position in its outline: mountains near the sun are lit earlier. */
const delayOf = ({ lit }) => (Math.abs(Number(lit.match(/M(-?\d+)/)[1]) + 180 - SUN.x) / WIDTH) * 0.16;

function sky(t) {
  const bands = SKY.map(([early, late], band) => {
    const y = band === 0 ? -20 : Math.round(HEIGHT * (0.02 + band * 0.093) - light(t) * 14);
    return `<path fill="${mix(early, late, light(t))}" d="M0 ${y}q360 ${band % 2 ? -14 : 12} 720 0t720 0V${HEIGHT}H0z"/>`;
  });
  const shine = stars
    .map(([x, y, r]) => `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>`)
    .join('');
  return `${bands.join('')}<g fill="#fff" opacity="${round((1 - light(t)) * 0.55)}">${shine}</g>`;
}

function sun(t) {
  const y = round(SUN.y + SUN.rise * (1 - light(t)));
  const halo = [2.3, 1.75, 1.35].map(
    (size) =>
      `<circle cx="${SUN.x}" cy="${y}" r="${round(SUN.size * size * (0.9 + 0.1 * light(t)))}" fill="#ffe9b8" opacity="${(0.07 + 0.08 * light(t)).toFixed(3)}"/>`,
  );
  return `${halo.join('')}<circle cx="${SUN.x}" cy="${y}" r="${SUN.size}" fill="${mix('#ffdca6', '#fff5d6', light(t))}"/>`;
}

const mountain = (t, { lit, shade }, near, away) => {
  const dawn = smooth(light(t, delayOf({ lit })));
  return `<path fill="${mix(...near, dawn)}" d="${lit}"/><path fill="${mix(...away, dawn)}" d="${shade}"/>`;
};

/** A hill, with a patch of light that moves across it once per loop and is invisible where the loop restarts. */
function hill(t, { early, late, path }, layer) {
  const at = (t + 0.18 * layer) % 1;
  const x = Math.round(WIDTH * (1.25 - at * 1.1));
  const strength = Math.sin(Math.PI * at) ** 2 * [0.5, 0.38, 0.22, 0.1][layer];
  return `<radialGradient id="h${layer}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${Math.round(HEIGHT * 0.62)}" r="330">
    <stop stop-color="#ffc987" stop-opacity="${strength.toFixed(3)}"/><stop offset="1" stop-color="#ffc987" stop-opacity="0"/></radialGradient>
    <path fill="${mix(early, late, smooth(light(t, 0.05)))}" d="${path}"/><path fill="url(#h${layer})" d="${path}"/>`;
}

/** Swaying mist in the valleys between the layers. */
function mist(t, layer) {
  const y = HEIGHT * (0.72 + layer * 0.095);
  const shapes = [0, 1, 2].map((part) => {
    const x =
      WIDTH * (0.14 + part * 0.36 + layer * 0.11) + 46 * Math.sin(TURN * (t + part * 0.31 + layer * 0.2));
    return `<ellipse cx="${round(x)}" cy="${round(y + part * 9)}" rx="250" ry="7"/>`;
  });
  return `<g fill="#ffe7cf" opacity="${0.15 - layer * 0.04}">${shapes.join('')}</g>`;
}

/** Bézier curve of the aeroplane: from behind the hills to the top right, out of the picture. */
const WAY = [
  [560, 330],
  [840, 190],
  [1120, 90],
  [1560, 52],
];
function onWay(s) {
  const [a, b, c, d] = WAY;
  const r = 1 - s;
  const point = [0, 1].map(
    (k) => r ** 3 * a[k] + 3 * r * r * s * b[k] + 3 * r * s * s * c[k] + s ** 3 * d[k],
  );
  const slope = [0, 1].map(
    (k) => 3 * r * r * (b[k] - a[k]) + 6 * r * s * (c[k] - b[k]) + 3 * s * s * (d[k] - c[k]),
  );
  return { point, angle: (Math.atan2(slope[1], slope[0]) * 180) / Math.PI };
}

function plane(t) {
  // The aeroplane flies for three quarters of the loop; its trail fades before the next loop.
  const s = t / 0.76;
  const fade = 1 - smooth((t - 0.68) / 0.24);
  const dashes = Array.from({ length: 78 }, (_, i) => i / 78)
    .filter((part) => part > 0.2 && part < Math.min(s, 1) - 0.045)
    .map((part) => {
      const [x, y] = onWay(part).point;
      const [x2, y2] = onWay(part + 0.004).point;
      const age = clamp(1.1 - (Math.min(s, 1) - part) * 1.1);
      return `<path stroke-opacity="${round(age * fade * 10) / 10}" d="M${round(x)} ${round(y)}L${round(x2)} ${round(y2)}"/>`;
    });
  const craft = onWay(Math.min(s, 1.02));
  const shape =
    s > 1.02
      ? ''
      : `<path fill="#fff" transform="translate(${craft.point.map((k) => k.toFixed(2)).join(' ')}) rotate(${(craft.angle + 7).toFixed(2)}) scale(1.15) translate(-1240 -66)" d="M1262 66l-26-3-12-15h-6l5 15-14 2-5-7h-5l3 11-2 12h5l4-8 15 1-3 16h6l10-17 25-3q4-2 0-4z"/>`;
  return `<g fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round">${dashes.join('')}</g>${shape}`;
}

/** A frame as SVG. The still picture is the frame at `t` 0. */
export function frame(t) {
  // The loop starts with the sun half up and the aeroplane in flight.
  const day = (t + 0.36) % 1;
  const trip = (t + 0.52) % 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    ${sky(day)}${sun(day)}${far.map((one) => mountain(day, one, ['#96769b', '#dba79c'], ['#8a6e98', '#c9989d'])).join('')}
    ${plane(trip)}
    ${range.map((one) => mountain(day, one, ['#d49a9c', '#fff0dc'], ['#625c98', '#9289bb'])).join('')}
    ${hills.map((one, layer) => hill(day, one, layer) + (layer < 3 ? mist(day, layer) : '')).join('')}
    <path fill="#191a3d" d="${trees}"/></svg>`;
}
