import { removeSamplesSchema, samplesSchema, siteContentSchema } from '../site-setup.ts';
import { describeCall } from './describe.ts';

export const readSiteContent = describeCall({
  method: 'get',
  path: '/api/staff/content/',
  parameters: [],
  answer: siteContentSchema,
});

export const removeSamples = describeCall({
  method: 'post',
  path: '/api/staff/samples/remove/',
  body: removeSamplesSchema,
  answer: samplesSchema,
});
