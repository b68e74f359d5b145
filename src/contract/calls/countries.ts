import { countryListSchema } from '../countries.ts';
import { describeCall } from './describe.ts';
import { PAGING } from './parameters.ts';

export const listCountries = describeCall({
  method: 'get',
  path: '/api/app/country-list/',
  parameters: PAGING,
  answer: countryListSchema,
});
