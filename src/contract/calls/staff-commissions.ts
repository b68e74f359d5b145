import * as z from 'zod';
import {
  caseCommissionSchema,
  commissionListSchema,
  commissionStateSchema,
  commissionTotalsSchema,
  putCommissionSchema,
} from '../commissions.ts';
import { describeCall } from './describe.ts';
import { PAGING, pathUuid, queryParameter } from './parameters.ts';

const FILTERS = [
  queryParameter('state', 'In which state.', commissionStateSchema, 'overdue'),
  queryParameter('university', 'Name of the university.', z.string(), 'Sample University'),
  queryParameter('search', 'Part of a reference or of the name of a university.', z.string(), 'sample'),
] as const;

export const readCaseCommission = describeCall({
  method: 'get',
  path: '/api/staff/applications/{id}/commission/',
  parameters: [pathUuid('application')],
  answer: caseCommissionSchema,
});

export const putCaseCommission = describeCall({
  method: 'put',
  path: '/api/staff/applications/{id}/commission/',
  parameters: [pathUuid('application')],
  body: putCommissionSchema,
  answer: caseCommissionSchema,
});

export const listCommissions = describeCall({
  method: 'get',
  path: '/api/staff/commissions/',
  parameters: [...FILTERS, ...PAGING],
  answer: commissionListSchema,
});

export const readCommissionTotals = describeCall({
  method: 'get',
  path: '/api/staff/commissions/totals/',
  parameters: FILTERS,
  answer: commissionTotalsSchema,
});
