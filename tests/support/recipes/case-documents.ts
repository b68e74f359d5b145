import type { TestApi } from '../api.ts';
import { applied, filed } from '../applications.ts';
import type { RecipeTools, Recipes } from './tools.ts';

/** Valid requests for the calls about documents of a case. */
export function caseDocumentRecipes(api: TestApi, { newUser, newStaff }: RecipeTools): Recipes {
  return {
    'post /api/staff/applications/{id}/filed/{document}/': async () => {
      const { id } = await applied(api, await newUser());
      const by = await newStaff();
      const document = await filed(api, by, id);
      return { by, params: { id, document }, body: { action: 'show', was: 'hidden' } };
    },
    'post /api/staff/applications/{id}/other-documents/': async () => {
      const student = await newUser();
      const { documents } = await applied(api, student);
      const { id } = await applied(api, student, [['preferred_course', 'Another course']]);
      const body = { earlier_documents: documents.map((document) => document.id) };
      return { by: await newStaff(), params: { id }, body };
    },
  };
}
