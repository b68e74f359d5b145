import type { UniversityBrief } from '../../../contract/universities.ts';
import { Crest } from '../../../ui/art/crest.tsx';
import { countryStyle } from './country-style.ts';

/** The uploaded logo, otherwise an emblem drawn by us. Decorative: the name is always next to it. */
export function UniversityMark({
  university,
  size,
}: {
  university: Pick<UniversityBrief, 'university_name' | 'logo' | 'city'>;
  size: 'small' | 'large';
}) {
  const { university_name: name, logo, city } = university;
  const side = size === 'small' ? 48 : 80;
  const box = size === 'small' ? 'size-12 shrink-0' : 'size-16 shrink-0 md:size-20';
  if (!logo) return <Crest name={name} hue={countryStyle(city.country.iso2).hue} className={box} />;
  return (
    <img
      src={logo}
      alt=""
      width={side}
      height={side}
      loading={size === 'small' ? 'lazy' : 'eager'}
      decoding="async"
      className={`${box} rounded-sm bg-white object-contain`}
    />
  );
}
