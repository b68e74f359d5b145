import { randomUUID } from 'node:crypto';
import type { TestApi } from '../api.ts';
import { applied } from '../applications.ts';
import type { RecipeTools, Recipes } from './tools.ts';

/** Valid requests for the calls about checklists. */
export function checklistRecipes(api: TestApi, { newUser, newStaff }: RecipeTools): Recipes {
  const inCase = (body: object) => async () => {
    const { id } = await applied(api, await newUser());
    return { by: await newStaff(), params: { id }, body };
  };
  const line = { line: 'passport', version: 0 };
  return {
    'post /api/staff/applications/{id}/checklist/facts/': inCase({
      before: { sponsors: [], destination: null },
      after: { sponsors: ['family'], destination: 'canada' },
    }),
    'post /api/staff/applications/{id}/checklist/mark/': inCase({ ...line, mark: 'accepted' }),
    'post /api/staff/applications/{id}/checklist/ask/': inCase({ lines: [line] }),
    'post /api/staff/applications/{id}/checklist/lines/': async () =>
      inCase({ ticket: randomUUID(), name: 'Letter of the father', stage: 'visa' })(),
  };
}
