import type { Image } from '../../contract/countries.ts';

/** An uploaded picture in the best format and size for the browser, over its blurred placeholder. */
export function Picture({ image, sizes, eager = false }: { image: Image; sizes: string; eager?: boolean }) {
  const types = [...new Set(image.sources.map(({ media_type }) => media_type))];
  return (
    <picture className="contents">
      {types.map((type) => (
        <source
          key={type}
          type={type}
          sizes={sizes}
          srcSet={image.sources
            .filter(({ media_type }) => media_type === type)
            .map((source) => `${source.image} ${source.width}w`)
            .join(', ')}
        />
      ))}
      <img
        src={image.image}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className="h-full w-full object-cover"
        style={image.blur ? { background: `center / cover url("${image.blur}")` } : undefined}
      />
    </picture>
  );
}
