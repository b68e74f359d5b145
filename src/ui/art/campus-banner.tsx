import { hash, randomFrom } from './seed.ts';
import { HEIGHT, WIDTH } from './scenes/frame.tsx';

/**
 * Three kinds of main building, each as wall, windows and roof. All have their base at y 196 and are centred near x
 * 300.
 */
const BUILDINGS = [
  // A hall with columns and a pediment.
  {
    wall: 'M200 206v-68h200v68zM180 206v-52h20v52zm220 0v-52h20v52z',
    windows:
      'M212 144h8v44h-8zm22 0h8v44h-8zm22 0h8v44h-8zm80 0h8v44h-8zm22 0h8v44h-8zm22 0h8v44h-8zM284 150h32v46h-32z',
    roof: 'M190 138l110-48 110 48zM176 154v-6h24v6zm224 0v-6h24v6z',
  },
  // Two wings and a clock tower.
  {
    wall: 'M170 206v-62h260v62zM276 206V92h48v114z',
    windows:
      'M184 154h12v16h-12zm24 0h12v16h-12zm24 0h12v16h-12zm106 0h12v16h-12zm24 0h12v16h-12zm24 0h12v16h-12zM184 178h12v14h-12zm24 0h12v14h-12zm24 0h12v14h-12zm106 0h12v14h-12zm24 0h12v14h-12zm24 0h12v14h-12zM290 168q10-10 20 0v28h-20zM291 112a9 9 0 1118 0 9 9 0 11-18 0z',
    roof: 'M160 144l14-16h98v16zM328 144v-16h98l14 16zM270 92l30-40 30 40zM299 40h2v14h-2z',
  },
  // Stacked glass blocks.
  {
    wall: 'M190 206v-74h96v74zM270 206V98h64v108zM334 206v-54h92v54z',
    windows:
      'M198 140h64v8h-64zm0 16h64v8h-64zm0 16h64v8h-64zM280 108h44v8h-44zm0 16h44v8h-44zm0 16h44v8h-44zm0 16h44v8h-44zm64 6h72v8h-72zm0 16h72v8h-72zM280 176h20v20h-20z',
    roof: 'M184 132v-6h90v6zM264 98v-6h76v6zM334 152v-6h98v6z',
  },
] as const;

/** The picture of a university without an uploaded one: an invented campus in its hue, always the same for a name. */
export function CampusBanner({ name, hue }: { name: string; hue?: number | undefined }) {
  const random = randomFrom(name);
  const base = (hue ?? hash(name) % 360) + Math.round(random() * 24 - 12);
  const tone = (saturation: number, light: number, turn = 0) =>
    `hsl(${Math.round(base + turn + 360) % 360} ${saturation}% ${light}%)`;
  const building = BUILDINGS[hash(name) % BUILDINGS.length] ?? BUILDINGS[0];
  const sun = Math.round(150 + random() * 40);
  const crowns = Array.from({ length: 9 }, (_, i) => {
    const x = Math.round(i < 4 ? 16 + i * 38 + random() * 14 : 424 + (i - 4) * 16 + random() * 10);
    const r = Math.round(12 + random() * 10);
    return `M${x - r} ${190 - r}a${r} ${r} 0 0 1 ${r * 2} 0v${r + 8}h${-2 * r}z`;
  }).join('');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill={tone(38, 30)} d="M0 0h480v240H0z" />
      <path fill={tone(30, 48)} d="M0 46q120-8 240 0t240 0v194H0z" />
      <path fill={tone(32, 66)} d="M0 88q120 8 240 0t240 0v152H0z" />
      <path fill="#f8dca6" d="M0 128q120-6 240 0t240 0v112H0z" />
      <circle cx={sun} cy="116" r="26" fill="#fff3cf" />
      <path
        fill={tone(24, 58, 12)}
        d={`M0 172l60-${30 + Math.round(random() * 20)} 50 22 70-34 80 40 90-${20 + Math.round(random() * 20)} 70 24 60-18v60H0z`}
      />
      <path fill={tone(36, 24)} d={crowns} />
      <path fill="#f5ecd8" d={building.wall} />
      <path fill={tone(40, 30)} d={building.windows} />
      <path fill={tone(44, 22)} d={building.roof} />
      <path fill={tone(34, 36, -8)} d="M0 190q120-8 240 6t240-4v48H0z" />
      <path fill="#f8dca6" d="M290 198h22q-30 16 30 42h-92q70-22 40-42z" />
    </svg>
  );
}
