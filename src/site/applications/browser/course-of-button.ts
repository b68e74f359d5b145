/** URL fragment (routes.apply) that opens the form on page load and keeps it open on reload. */
export const OPEN_HASH = '#apply';

/** The course applied for, as named by the pressed button. */
export interface AppliedCourse {
  id: string;
  name: string;
  universityId: string;
  universityName: string;
}

/** Null for a button of another kind. */
export function courseOfButton(button: Element | null): AppliedCourse | null {
  const { apply, course, university, universityName } = (button as HTMLElement | null)?.dataset ?? {};
  if (!apply || !course || !university || !universityName) return null;
  return { id: apply, name: course, universityId: university, universityName };
}

/** The apply button of a course on this page, if there is one. */
export const buttonOf = (id: unknown): Element | null =>
  /^\d+$/.test(String(id)) ? document.querySelector(`[data-apply="${String(id)}"]`) : null;
