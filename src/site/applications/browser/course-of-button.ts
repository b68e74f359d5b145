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

/** The apply button of a course on this page, if there is one: of the intake, or otherwise the first. */
export function buttonOf(id: unknown, intake?: unknown): Element | null {
  if (!/^\d+$/.test(String(id))) return null;
  const button = `[data-apply="${String(id)}"]`;
  const own = /^\d{4}-\d\d$/.test(String(intake)) && `${button}[data-intake="${String(intake)}"]`;
  return (own && document.querySelector(own)) || document.querySelector(button);
}
