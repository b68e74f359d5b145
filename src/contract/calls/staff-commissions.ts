import * as z from 'zod';
import {
  caseCommissionSchema,
  commissionListSchema,
  commissionStateSchema,
  commissionTotalsSchema,
  putCommissionSchema,
  takeBackCommissionSchema,
} from '../commissions.ts';
import { describeCall } from './describe.ts';
import { PAGING, pathUuid, queryParameter } from './parameters.ts';

const FILTERS = [
  queryParameter(
    'state',
    'In which state. Blank: all but those taken back.',
    commissionStateSchema,
    'overdue',
  ),
  queryParameter('university', 'Name of the university.', z.string(), 'Sample University'),
  queryParameter('search', 'Name of a university, or reference or student of a case.', z.string(), 'sample'),
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

export const takeBackCommission = describeCall({
  method: 'post',
  path: '/api/staff/applications/{id}/commission/take-back/',
  parameters: [pathUuid('application')],
  body: takeBackCommissionSchema,
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
