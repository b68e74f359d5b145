import type { Image } from '../../contract/countries.ts';
import { objectPosition, type PictureShapeName } from '../../contract/picture-shapes.ts';

/**
 * An uploaded picture in the best format and size for the browser, over its blurred placeholder. Where the page cuts it,
 * its crop for that shape is shown, otherwise what is around its focal point.
 */
export function Picture({
  image,
  sizes,
  shape = 'whole',
  eager = false,
  className = 'h-full w-full object-cover',
}: {
  image: Image;
  sizes: string;
  shape?: PictureShapeName;
  eager?: boolean;
  className?: string | undefined;
}) {
  const crop = shape === 'whole' ? undefined : image.crops?.[shape];
  const { width, height, sources } = crop ?? image;
  const types = [...new Set(sources.map(({ media_type }) => media_type))];
  return (
    <picture className="contents">
      {types.map((type) => (
        <source
          key={type}
          type={type}
          sizes={sizes}
          srcSet={sources
            .filter(({ media_type }) => media_type === type)
            .map((source) => `${source.image} ${source.width}w`)
            .join(', ')}
        />
      ))}
      <img
        src={crop ? fallbackOf(crop.sources) : image.image}
        alt={image.alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className={className}
        style={styleOf(image, crop !== undefined)}
      />
    </picture>
  );
}

/** Largest first: the largest WebP file, which every browser shows. */
const fallbackOf = (sources: Image['sources']): string | undefined =>
  (sources.find(({ media_type }) => media_type === 'image/webp') ?? sources[0])?.image;

/** The placeholder shows the whole picture, so a crop has none. */
function styleOf({ blur, focus }: Image, cropped: boolean) {
  if (cropped) return undefined;
  const position = objectPosition(focus);
  if (!blur && !position) return undefined;
  return {
    ...(blur && { background: `${position ?? 'center'} / cover url("${blur}")` }),
    ...(position && { objectPosition: position }),
  };
}
