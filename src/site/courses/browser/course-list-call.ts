import type { CourseList } from '../../../contract/courses.ts';

export const COURSES_ERROR = 'An error occurred while fetching courses';

/** A failed call, with a message for the visitor. */
export class CourseListError extends Error {}

/** Fetches a page of courses. Throws CourseListError, or the AbortError of `signal`. */
export async function fetchCourseList(address: string, signal: AbortSignal): Promise<CourseList> {
  let response: Response;
  try {
    response = await fetch(address, { signal, headers: { accept: 'application/json' } });
  } catch (error) {
    if (signal.aborted) throw error;
    // The browser's own message ('Failed to fetch') does not help a visitor.
    throw new CourseListError(COURSES_ERROR);
  }
  const body: unknown = await response.json().catch(() => null);
  signal.throwIfAborted();
  if (!response.ok) throw new CourseListError(errorMessage(body, response.status));
  if (!isCourseList(body)) throw new CourseListError(COURSES_ERROR);
  return body;
}

function isCourseList(body: unknown): body is CourseList {
  return body !== null && typeof body === 'object' && 'results' in body && Array.isArray(body.results);
}

/** The message of an error body (`detail`, or the first message of a field), if it helps a visitor. */
export function errorMessage(body: unknown, status: number): string {
  if (status >= 500 || body === null || typeof body !== 'object') return COURSES_ERROR;
  for (const value of Object.values(body)) {
    const text: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof text === 'string' && text !== '') return text;
  }
  return COURSES_ERROR;
}

/** A link of the API, or null unless it is on our own origin. */
export function ownLink(link: string | null | undefined, origin: string): string | null {
  return link && URL.canParse(link, origin) && new URL(link, origin).origin === origin ? link : null;
}
