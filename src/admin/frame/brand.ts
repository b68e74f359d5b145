import { useQuery } from '@tanstack/react-query';
import type { SiteContent } from '../../contract/site-setup.ts';
import pennant from '../theme/icon.svg?url';
import { SITE_CONTENT } from './query-keys.ts';

const told = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;

/**
 * The consultancy's name and logo: as the page of the back office came with them, then as the screens have read them
 * since. `own` is false for our pennant.
 */
export function useBrand(): { name: string; logo: string; own: boolean } {
  const { data } = useQuery<SiteContent>({ queryKey: SITE_CONTENT, enabled: false });
  const { name, logo } = data?.brand ?? { name: told('our-name') ?? '', logo: told('our-logo') };
  return { name, logo: logo ?? pennant, own: logo !== null };
}
