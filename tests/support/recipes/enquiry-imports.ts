import type { EnquiryImport } from '../../../src/contract/enquiry-imports.ts';
import type { TestApi } from '../api.ts';
import type { TestPerson } from '../people.ts';
import type { Recipes, RecipeTools } from './tools.ts';

const PATH = '/api/staff/enquiry-imports/';

/** A form with a spreadsheet of one enquiry. */
export function enquiriesForm(): FormData {
  const form = new FormData();
  form.append('file', new File(['Name,Phone\r\nAsha Rai,9841234567\r\n'], 'fair.csv'));
  return form;
}

/** A file with enquiries that was just uploaded. */
export async function uploadedEnquiries(
  api: Pick<TestApi, 'fetch'>,
  { bearer }: Pick<TestPerson, 'bearer'>,
): Promise<EnquiryImport> {
  const request = new Request(`http://10.0.0.7:3000${PATH}`, {
    method: 'POST',
    headers: bearer,
    body: enquiriesForm(),
  });
  const response = await api.fetch(request, { clientAddress: '203.0.113.1' });
  return (await response.json()) as EnquiryImport;
}

/** Requests for imports of enquiries. */
export function enquiryImportRecipes(
  api: Pick<TestApi, 'fetch'>,
  { newStaff }: Pick<RecipeTools, 'newStaff'>,
): Recipes {
  const uploaded = async () => {
    const by = await newStaff();
    const { id, version, header_row, matching } = await uploadedEnquiries(api, by);
    return { by, params: { id: String(id) }, version, header_row, matching };
  };
  return {
    [`post ${PATH}{id}/match/`]: async () => {
      const { by, params, matching, ...rest } = await uploaded();
      return { by, params, body: { ...rest, ...matching, known: 'add' } };
    },
    [`post ${PATH}{id}/run/`]: async () => {
      const { by, params, version } = await uploaded();
      return { by, params, body: { step: 'check', version } };
    },
  };
}
