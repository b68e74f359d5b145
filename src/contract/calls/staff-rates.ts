import * as z from 'zod';
import {
  rateBodySchema,
  rateFetchSchema,
  rateHistorySchema,
  staffRateListSchema,
  staffRateSchema,
} from '../staff-rates.ts';
import { describeCall, type Parameter } from './describe.ts';
import { PAGING, queryParameter } from './parameters.ts';

const currency = {
  name: 'id',
  in: 'path',
  description: 'ISO code of the currency.',
  schema: z.string().max(3),
  example: 'AUD',
} as const satisfies Parameter;

export const listRates = describeCall({
  method: 'get',
  path: '/api/staff/rates/',
  parameters: [
    queryParameter(
      'due',
      'yes: only rates of the bank that could not be brought up to date.',
      z.literal('yes'),
      'yes',
    ),
    ...PAGING,
  ],
  answer: staffRateListSchema,
});

export const readRate = describeCall({
  method: 'get',
  path: '/api/staff/rates/{id}/',
  parameters: [currency],
  answer: staffRateSchema,
});

export const listRateHistory = describeCall({
  method: 'get',
  path: '/api/staff/rates/{id}/history/',
  parameters: [currency, ...PAGING],
  answer: rateHistorySchema,
});

export const setRate = describeCall({
  method: 'post',
  path: '/api/staff/rates/{id}/set/',
  parameters: [currency],
  body: rateBodySchema,
  answer: staffRateSchema,
});

export const releaseRate = describeCall({
  method: 'post',
  path: '/api/staff/rates/{id}/release/',
  parameters: [currency],
  answer: staffRateSchema,
});

export const readRateFetch = describeCall({
  method: 'get',
  path: '/api/staff/rate-fetch/',
  answer: rateFetchSchema,
});

export const fetchRatesNow = describeCall({
  method: 'post',
  path: '/api/staff/rate-fetch/',
  answer: rateFetchSchema,
});
