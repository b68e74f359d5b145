import { expect, type APIRequestContext } from '@playwright/test';
import { JOB } from './background.ts';

/** A template with one British university. @param courses rows: key, name, level, duration, fee of a year, currency */
export const template = (origin: string, courses: readonly string[]): string =>
  [
    'university_key,university_name,country,course_key,course_name,level,duration,annual_fees,currency',
    ...courses.map((course) => `U-${origin},University of ${origin},GB,${course}`),
  ].join('\r\n');

/** Imports a template and waits until visitors see its rows. */
export async function importTemplate(
  request: APIRequestContext,
  headers: Record<string, string>,
  origin: string,
  courses: readonly string[],
): Promise<void> {
  const sent = await request.post('/api/staff/imports/', {
    headers,
    multipart: {
      kind: 'csv',
      source_name: origin,
      create_levels: 'yes',
      files: {
        name: `${origin}.csv`,
        mimeType: 'text/csv',
        buffer: Buffer.from(template(origin, courses)),
      },
    },
  });
  const { id } = (await sent.json()) as { id: number };
  const state = async () =>
    ((await (await request.get(`/api/staff/imports/${id}/`, { headers })).json()) as { state: string }).state;
  await expect.poll(state, JOB).toBe('checked');
  await request.post(`/api/staff/imports/${id}/apply/`, { headers });
  await expect.poll(state, JOB).toBe('applied');
}
