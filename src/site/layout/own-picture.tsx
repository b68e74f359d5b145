import type { Picture as OwnPictureData } from '../../content/picture.ts';
import type { PictureShapeName } from '../../contract/picture-shapes.ts';
import { Picture } from '../courses/picture.tsx';

/**
 * A picture of the content: from the library in the best size and format, or a shipped file. The page's CSS sets its
 * size.
 */
export function OwnPicture({
  picture,
  alt = picture.alt,
  width = picture.width,
  height = picture.height,
  shape = 'whole',
  eager = false,
}: {
  picture: OwnPictureData;
  /** '' where the text beside the picture says the same. */
  alt?: string;
  /** In CSS pixels; by default that of the file. */
  width?: number;
  height?: number;
  shape?: PictureShapeName;
  eager?: boolean;
}) {
  const { src, uploaded } = picture;
  if (!uploaded) {
    return <img src={src} alt={alt} width={width} height={height} loading={eager ? 'eager' : 'lazy'} />;
  }
  // Logos may be transparent, so the blurred placeholder would show through.
  const image = { ...uploaded, alt, ...(shape === 'whole' && { width, height, blur: '' }) };
  return (
    <Picture
      image={image}
      sizes={`${Math.round(width)}px`}
      shape={shape}
      eager={eager}
      className={undefined}
    />
  );
}
