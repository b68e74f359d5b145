/** A decoded picture: four bytes a pixel. */
export interface Decoded {
  width: number;
  height: number;
  pixels: Uint8ClampedArray<ArrayBuffer>;
}
