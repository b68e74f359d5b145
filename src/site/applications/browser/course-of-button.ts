/** URL fragment that keeps the form open on reload. The one of routes.apply, which opens it, may name an intake. */
export const OPEN_HASH = '#apply';

/** The course applied for, as named by the pressed button. */
export interface AppliedCourse {
  id: string;
  name: string;
  universityId: string;
  universityName: string;
  /** The intake of the pressed button, '2027-02'; undefined for a button without one. */
  intake?: string | undefined;
}

/** Null for a button of another kind. */
export function courseOfButton(button: Element | null): AppliedCourse | null {
  const { apply, course, university, universityName, intake } = (button as HTMLElement | null)?.dataset ?? {};
  if (!apply || !course || !university || !universityName) return null;
  return { id: apply, name: course, universityId: university, universityName, intake };
}

/** An apply button of this page by its own id, '#apply-2027-02', or otherwise the first one of a course. */
export const buttonOf = (id: unknown, own?: string): Element | null =>
  (own && /^#?apply-\d/.test(own) ? document.getElementById(own.replace('#', '')) : null) ??
  (/^\d+$/.test(String(id)) ? document.querySelector(`[data-apply="${String(id)}"]`) : null);
