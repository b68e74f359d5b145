import type { DemoCountry } from '../../../db/demo/types.ts';
import { fraction } from './fees.ts';

const WIDTH = 1600;
const HEIGHT = 900;

type Scene = (colours: DemoCountry['colours'], chance: (name: string) => number) => string;

/**
 * A drawn landscape for a country: dawn sky, low sun, layered ridges, and one motif the country is known for. No
 * lettering and no emblem: it must not be mistaken for a university's own picture.
 * @param seed the same seed draws the same picture
 */
export function bannerSvg({ iso2, colours }: Pick<DemoCountry, 'iso2' | 'colours'>, seed: string): string {
  const [sky, far, near, sun] = colours;
  const chance = (name: string) => fraction(`${seed} ${name}`);
  const sunX = 350 + chance('sun x') * 900;
  const sunY = 300 + chance('sun y') * 50;
  const ridges = [0.42, 0.72, 1].map(
    (share, layer) => `<path d="${ridge(chance, layer)}" fill="${blend(sky, far, share)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#2b2f5b"/><stop offset=".3" stop-color="${blend('#2b2f5b', far, 0.6)}"/><stop offset=".56" stop-color="${sky}"/></linearGradient>
<radialGradient id="glow"><stop stop-color="${sun}" stop-opacity=".75"/><stop offset="1" stop-color="${sun}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
<circle cx="${round(sunX)}" cy="${round(sunY)}" r="440" fill="url(#glow)"/><circle cx="${round(sunX)}" cy="${round(sunY)}" r="64" fill="${sun}"/>
${ridges.join('\n')}
${(SCENES[iso2] ?? (() => ''))(colours, chance)}
<path d="${ground(chance)}" fill="${blend('#1d2142', near, 0.55)}"/>
</svg>`;
}

/** A colour between two; `share` 0 is `from`, 1 is `to`. */
function blend(from: string, to: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A mountain line across the picture. Higher layer numbers are nearer and lower. */
function ridge(chance: (name: string) => number, layer: number): string {
  const base = 470 + layer * 80;
  const points: string[] = [];
  let x = -40;
  for (let step = 0; x < WIDTH; step += 1) {
    const rise =
      step % 2 === 1 ? 60 + chance(`peak ${layer} ${step}`) * 150 : chance(`dip ${layer} ${step}`) * 50;
    points.push(`${round(x)} ${round(base - rise * (1 - layer * 0.24))}`);
    x += 60 + chance(`step ${layer} ${step}`) * 110;
  }
  return `M-40 ${HEIGHT} L${points.join(' L')} L${WIDTH} ${base} V${HEIGHT} Z`;
}

function ground(chance: (name: string) => number): string {
  const [left, right] = [745 + chance('left') * 50, 735 + chance('right') * 60];
  return `M0 ${HEIGHT} L0 ${round(left)} C420 ${round(left - 90)} 700 ${round(right + 75)} 1040 ${round(right - 5)} S1480 ${round(right - 70)} 1600 ${round(right)} V${HEIGHT} Z`;
}

const water = (colour: string, top: number): string => {
  const light = [0, 1, 2, 3, 4, 5].map(
    (line) =>
      `<rect x="${140 + ((line * 337) % 1000)}" y="${top + 16 + line * 19}" width="${320 - line * 34}" height="3" rx="1.5" fill="#fff" fill-opacity=".28"/>`,
  );
  return `<rect y="${top}" width="${WIDTH}" height="${HEIGHT - top}" fill="${colour}"/>${light.join('')}`;
};

const spread = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

const SCENES: Record<string, Scene> = {
  /** A harbour with sails. */
  AU: ([sky, far], chance) =>
    water(far, 640) +
    spread(5, (at) => {
      const x = 150 + at * 310 + chance(`sail ${at}`) * 120;
      const height = 60 + chance(`height ${at}`) * 60;
      return `<path d="M${round(x)} 690 v${round(-height)} q${round(height * 0.55)} ${round(height * 0.5)} ${round(height * 0.5)} ${round(height)} Z M${round(x - 6)} 690 v${round(-height * 0.8)} l${round(-height * 0.35)} ${round(height * 0.8)} Z" fill="${sky}"/>`;
    }),
  /** Table mountains. */
  US: ([, , near], chance) =>
    spread(4, (at) => {
      const x = -60 + at * 450 + chance(`mesa ${at}`) * 130;
      const top = 520 + chance(`top ${at}`) * 70;
      const wide = 150 + chance(`wide ${at}`) * 130;
      return `<path d="M${round(x)} 780 l34 ${round(top - 730)} h10 l6 -50 h${round(wide)} l8 50 h12 l40 ${round(730 - top)} Z" fill="${near}" fill-opacity="${0.62 + at * 0.08}"/>`;
    }),
  /** A terraced street on a hill. */
  GB: ([, far, near, light], chance) =>
    spread(13, (at) => {
      const x = 60 + at * 116;
      const y = 640 - Math.sin(at / 3.4) * 42;
      const lit = chance(`lit ${at}`) > 0.4 ? light : far;
      return `<g transform="translate(${x} ${round(y)})"><path d="M0 270 V44 L58 0 l58 44 V270 Z" fill="${near}" fill-opacity="${at % 2 ? 0.82 : 0.95}"/><rect x="84" y="-12" width="16" height="46" fill="${near}"/><rect x="24" y="64" width="22" height="30" fill="${lit}"/><rect x="70" y="64" width="22" height="30" fill="${at % 3 ? lit : far}"/></g>`;
    }),
  /** A lake in red woods. */
  CA: ([sky, far, near], chance) =>
    water(sky, 650) +
    spread(34, (at) => {
      const x = at * 48 + chance(`tree ${at}`) * 30;
      const size = 46 + chance(`size ${at}`) * 58;
      const fill = chance(`red ${at}`) > 0.45 ? near : far;
      return `<ellipse cx="${round(x)}" cy="${round(660 - size * 0.75)}" rx="${round(size * 0.42)}" ry="${round(size * 0.7)}" fill="${fill}"/><rect x="${round(x - 2.5)}" y="${round(660 - size * 0.3)}" width="5" height="${round(size * 0.3)}" fill="#4a2a22"/>`;
    }),
  /** A fjord between steep walls. */
  NZ: ([sky, , near], chance) =>
    water(sky, 650) +
    `<path d="M0 800 V${round(250 + chance('left wall') * 80)} L190 360 L300 ${round(500 + chance('left foot') * 40)} L470 655 L600 700 Z" fill="${near}" fill-opacity=".86"/><path d="M1600 800 V${round(270 + chance('right wall') * 80)} L1440 330 L1310 520 L1120 650 L990 700 Z" fill="${near}" fill-opacity=".92"/><path d="M0 ${round(250 + chance('left wall') * 80)} L190 360 L128 372 L86 340 L40 362 L0 340 Z" fill="#fff" fill-opacity=".8"/>`,
  /** Towers behind a creek. */
  AE: ([sky, far, near, light], chance) =>
    spread(15, (at) => {
      const x = 90 + at * 98 + chance(`tower ${at}`) * 34;
      const height = 120 + chance(`storeys ${at}`) * 210;
      const wide = 36 + chance(`width ${at}`) * 28;
      const windows = spread(
        4,
        (row) =>
          `<rect x="${round(x + wide / 2 - 2)}" y="${round(676 - height + 26 + row * 24)}" width="4" height="12" fill="${light}" fill-opacity=".8"/>`,
      );
      return `<path d="M${round(x)} 680 V${round(680 - height)} l${round(wide / 2)} -34 l${round(wide / 2)} 34 V680 Z" fill="${at % 3 ? near : far}"/>${windows}`;
    }) + water(sky, 672),
};
