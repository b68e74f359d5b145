/** A picture of the consultancy's own. */
export interface Picture {
  /** A path on this site: put the file in `public/` and write '/my-file.svg'. */
  src: string;
  width: number;
  height: number;
  /** Text alternative for people who cannot see the picture. */
  alt: string;
}
