/** Height in pixels of the app bar on phones and tablets. */
export const BAR_HEIGHT = 56;
