import Box from '@mui/material/Box';
import type { LibraryItem } from '../../contract/picture-library.ts';
import { objectPosition } from '../../contract/picture-shapes.ts';
import { colors } from '../theme/colors.ts';

/** A picture of the library in a box, small. Transparent ones stand on a pattern. */
export function Thumb({
  picture: { image, focal_point },
  ratio = 3 / 2,
  whole = false,
  width = 480,
}: {
  picture: Pick<LibraryItem, 'image' | 'focal_point'>;
  ratio?: number;
  /** Shows all of it instead of filling the box. */
  whole?: boolean;
  /** Width of the file to load at least, in pixels. */
  width?: number;
}) {
  const webp = image.sources.filter(({ media_type }) => media_type === 'image/webp');
  const file = webp.findLast((source) => source.width >= width) ?? webp[0];
  return (
    <Box
      component="img"
      src={file?.image ?? image.image}
      alt=""
      loading="lazy"
      sx={{
        display: 'block',
        width: '100%',
        aspectRatio: ratio,
        objectFit: whole ? 'contain' : 'cover',
        objectPosition: objectPosition(focal_point) ?? 'center',
        background: `repeating-conic-gradient(${colors.lokta100} 0 25%, ${colors.white} 0 50%) 0 / 16px 16px`,
      }}
    />
  );
}
