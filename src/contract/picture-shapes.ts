/** The shapes in which pages show pictures. Without zod: pages read it in the browser. */

export interface PictureShape {
  label: string;
  /** Where pages show it, in the words of the back office. */
  usedFor: string;
  /** Width divided by height; null: as it was uploaded. */
  ratio: number | null;
  /** Widths of its files in pixels. A file is never wider than the picture. */
  widths: readonly number[];
}

export const PICTURE_SHAPES = {
  whole: {
    label: 'Whole picture',
    usedFor: 'Logos, maps and pictures inside a post',
    ratio: null,
    widths: [160, 480, 960, 1600],
  },
  banner: {
    label: 'Banner',
    usedFor: 'The top of a post, an event, a university or a course',
    ratio: 8 / 3,
    widths: [480, 960, 1600],
  },
  card: {
    label: 'Card',
    usedFor: 'Lists of posts and events',
    ratio: 2,
    widths: [480, 960],
  },
  square: {
    label: 'Square',
    usedFor: 'Photos of people, and small pictures beside a title',
    ratio: 1,
    widths: [160, 480],
  },
} as const satisfies Record<string, PictureShape>;

export type PictureShapeName = keyof typeof PICTURE_SHAPES;
/** The shapes that can have a crop. */
export const CROPPED_SHAPES = ['banner', 'card', 'square'] as const satisfies readonly PictureShapeName[];
export type CroppedShape = (typeof CROPPED_SHAPES)[number];

/** A point of a picture, as fractions of its width and height from the top left corner. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** A part of a picture, as fractions of its width and height. */
export interface Crop extends FocalPoint {
  width: number;
  height: number;
}

/** The value of CSS `object-position` that keeps the focal point in view; undefined for the centre. */
export function objectPosition(focus: FocalPoint | undefined): string | undefined {
  if (!focus || (focus.x === 0.5 && focus.y === 0.5)) return undefined;
  const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`;
  return `${percent(focus.x)} ${percent(focus.y)}`;
}
