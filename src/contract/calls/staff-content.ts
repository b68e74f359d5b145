import { putOffSchema, removedSamplesSchema, removeSamplesSchema, siteContentSchema } from '../site-setup.ts';
import { describeCall } from './describe.ts';

export const readSiteContent = describeCall({
  method: 'get',
  path: '/api/staff/content/',
  parameters: [],
  answer: siteContentSchema,
});

export const putOffSetUp = describeCall({
  method: 'post',
  path: '/api/staff/content/set-up/',
  body: putOffSchema,
  answer: siteContentSchema,
});

export const removeSamples = describeCall({
  method: 'post',
  path: '/api/staff/samples/remove/',
  body: removeSamplesSchema,
  answer: removedSamplesSchema,
});
