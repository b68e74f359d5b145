import type { ReactNode } from 'react';

/** Canvas of every scene. The subject is at x 150 to 380, y 60 to 190, so that cards and banners both show it. */
export const WIDTH = 480;
export const HEIGHT = 240;

/**
 * Flat bands of sky from the top to the horizon, as in a screen print, with the drawing above them. A box of another
 * shape cuts the sky, not what stands on the ground.
 */
export function Frame({
  sky,
  horizon = 168,
  children,
}: {
  sky: readonly string[];
  horizon?: number;
  children: ReactNode;
}) {
  const band = horizon / sky.length;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {sky.map((colour, index) => {
        const top = Math.round(band * index * (1.12 - 0.12 * (index / sky.length)));
        const wave = index ? `q120 ${index % 2 ? -7 : 6} 240 0t240 0` : `h${WIDTH}`;
        return <path key={colour} fill={colour} d={`M0 ${top}${wave}V${HEIGHT}H0z`} />;
      })}
      {children}
    </svg>
  );
}

/** Short strokes of light on water between two heights, closer together in the distance. */
export function Glints({
  from,
  to,
  x,
  spread,
  colour,
}: {
  from: number;
  to: number;
  x: number;
  spread: number;
  colour: string;
}) {
  let path = '';
  for (let i = 0; i < 13; i++) {
    const part = i / 12;
    const y = Math.round(from + (to - from) * part ** 1.5);
    const shift = ((i * 37) % 17) / 8.5 - 1;
    path += `M${Math.round(x + shift * spread * (0.35 + part))} ${y}h${Math.round(10 + ((i * 23) % 28) * (0.5 + part))}`;
  }
  return <path d={path} stroke={colour} strokeWidth="2" strokeLinecap="round" />;
}
