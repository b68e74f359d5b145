import type { CourseDetail } from '../../contract/courses.ts';
import type { PublicReads } from '../../contract/public-reads.ts';

/** A loaded object, or why there is none: it does not exist (404), or reading it failed (503). */
export type Loaded<T> = { status: 200; value: T } | { status: 404 | 503; value: null };

export async function loadCourse(reads: PublicReads, id: string | undefined): Promise<Loaded<CourseDetail>> {
  try {
    const answer = await reads.course(id ?? '');
    return answer.ok ? { status: 200, value: answer.value } : { status: 404, value: null };
  } catch {
    return { status: 503, value: null };
  }
}
