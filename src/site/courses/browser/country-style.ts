import { destinationOf } from '../../../content/destinations.ts';
import type { SceneName } from '../../../ui/art/scene.tsx';

/**
 * Colour and scenery of a country: the hue of its emblems and the landscape of its banners. A country that is not a
 * destination yet gets a hue from its code, and mountains.
 */
export function countryStyle(iso2: string): { hue: number; scene: SceneName } {
  const known = destinationOf(iso2);
  const hue = ((iso2.charCodeAt(0) * 26 + iso2.charCodeAt(1)) * 47) % 360;
  return known ? { hue: known.hue, scene: known.slug } : { hue, scene: 'ridges' };
}
