/** Height of the bar that phones and tablets have at the top of every screen, in pixels. */
export const BAR_HEIGHT = 56;
