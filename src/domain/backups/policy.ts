/** A run that has not said for this long that it goes on has died. */
export const ALIVE_SECONDS = 300;
/** How often a run says that it goes on. */
export const RENEW_SECONDS = 60;
