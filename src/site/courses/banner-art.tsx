import type { Image } from '../../contract/countries.ts';
import type { UniversityBrief } from '../../contract/universities.ts';
import { CampusBanner } from '../../ui/art/campus-banner.tsx';
import { countryStyle } from './browser/country-style.ts';
import { Picture } from './picture.tsx';

/** The first uploaded picture, otherwise a drawing. */
export function BannerArt({
  images,
  university,
}: {
  images: readonly Image[];
  university: Pick<UniversityBrief, 'university_name' | 'city'>;
}) {
  const [first] = images;
  if (first) return <Picture image={first} shape="banner" sizes="(min-width: 48rem) 70vw, 100vw" eager />;
  return (
    <CampusBanner name={university.university_name} hue={countryStyle(university.city.country.iso2).hue} />
  );
}
