/** At the end of an address (routes.apply): the form opens when the page does, and stays open when it is loaded again. */
export const OPEN_HASH = '#apply';

/** What is applied for, as the pressed button names it. */
export interface AppliedCourse {
  id: string;
  name: string;
  universityId: string;
  universityName: string;
}

/** Null for a button that is for something else. */
export function courseOfButton(button: Element | null): AppliedCourse | null {
  const { apply, course, university, universityName } = (button as HTMLElement | null)?.dataset ?? {};
  if (!apply || !course || !university || !universityName) return null;
  return { id: apply, name: course, universityId: university, universityName };
}

/** The button of a course on this page, if it stands there. */
export const buttonOf = (id: unknown): Element | null =>
  /^\d+$/.test(String(id)) ? document.querySelector(`[data-apply="${String(id)}"]`) : null;
