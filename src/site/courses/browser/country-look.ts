import type { SceneName } from '../../../ui/art/scene.tsx';

/** How a destination looks: the hue of its emblems and the landscape of its banners. */
const LOOKS: Readonly<Record<string, { hue: number; scene: SceneName }>> = {
  AU: { hue: 18, scene: 'harbour' },
  US: { hue: 222, scene: 'canyon' },
  GB: { hue: 262, scene: 'terrace' },
  CA: { hue: 352, scene: 'maple-lake' },
  NZ: { hue: 165, scene: 'fjord' },
  AE: { hue: 40, scene: 'creek' },
};

/** Other countries get a hue from their code, and mountains. */
export function countryLook(iso2: string): { hue: number; scene: SceneName } {
  const hue = ((iso2.charCodeAt(0) * 26 + iso2.charCodeAt(1)) * 47) % 360;
  return LOOKS[iso2] ?? { hue, scene: 'ridges' };
}
