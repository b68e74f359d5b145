/** Tells the page that the person has just applied, registered or cancelled. */
export const OWN_CHANGED = 'prasthan-own';
export const ownChanged = (): boolean => dispatchEvent(new Event(OWN_CHANGED));
