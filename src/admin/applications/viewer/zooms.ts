/** The sizes of the viewer; 1 fits the screen. */
export const ZOOMS = [1, 1.5, 2, 3] as const;
