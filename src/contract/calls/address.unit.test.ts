import { expect, expectTypeOf, it } from 'vitest';
import type { Profile } from '../accounts.ts';
import {
  methodOf,
  pathOf,
  type AnswerOf,
  type BodyOf,
  type CallAddress,
  type QueryOf,
  type Where,
  type WhereArguments,
} from './address.ts';

it('puts params and query into the path, encoded', () => {
  expect(
    pathOf('GET /api/staff/applications/{id}/documents/{document}/', {
      params: { id: 'a/b', document: '7?x' },
    }),
  ).toBe('/api/staff/applications/a%2Fb/documents/7%3Fx/');
  expect(pathOf('GET /api/user/sessions/', { query: { records: 100, page: undefined } })).toBe(
    '/api/user/sessions/?records=100',
  );
  expect(
    pathOf('GET /api/app/course-list/', { query: { search: 'a & b', country: ['1', '2'], ordering: '' } }),
  ).toBe('/api/app/course-list/?search=a+%26+b&country=1&country=2');
  expect(methodOf('PATCH /api/user/profile/')).toBe('PATCH');
});

it('knows the calls of the table alone, and what they take', () => {
  expectTypeOf<'GET /api/user/nothing/'>().not.toExtend<CallAddress>();
  expectTypeOf<'POST /api/user/profile/'>().not.toExtend<CallAddress>();
  expectTypeOf<{ colour: string }>().not.toExtend<QueryOf<'GET /api/app/course-list/'>>();
  expectTypeOf<WhereArguments<'GET /api/staff/people/{id}/'>>().toEqualTypeOf<
    [options: Where<'GET /api/staff/people/{id}/'>]
  >();
  expectTypeOf<AnswerOf<'GET /api/user/profile/'>>().toEqualTypeOf<Profile>();
  expectTypeOf<BodyOf<'POST /api/app/event-register/'>>().toEqualTypeOf<{
    event: number | string;
    waiting_list?: boolean | undefined;
  }>();
});
