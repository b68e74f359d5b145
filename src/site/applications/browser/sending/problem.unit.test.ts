import { expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/refusals.ts';
import { placeOf, readProblem } from './problem.ts';

const file = new File(['x'], 'x.pdf');
const content = {
  fields: [],
  files: [
    { group: 'cv_documents', index: 0, id: 7, file },
    { group: 'cv_documents', index: 1, id: 4, file },
  ],
} as const;

const answer = (status: number, body: unknown, headers = new Headers()) => ({ status, headers, body });

it("assigns the server's errors to the field and the file", () => {
  const problem = readProblem(
    answer(400, {
      contact: ['Ensure this field has no more than 40 characters.'],
      cv_documents: { 1: { file: ['The submitted file is empty.'] }, 9: { file: ['Never sent.'] } },
      detail: 'CV Document, file 2: The submitted file is empty.',
    }),
    content,
  );
  expect(problem).toEqual({
    message: 'CV Document, file 2: The submitted file is empty.',
    fields: { contact: 'Ensure this field has no more than 40 characters.' },
    course: null,
    earlier: null,
    files: new Map([[4, 'The submitted file is empty.']]),
    passing: false,
  });
  expect(placeOf(problem)).toBe('profile');
  expect(placeOf({ ...problem, fields: {} })).toBe('documents');
});

it.each([null, 'Bad gateway', [], { detail: '' }, { detail: { nested: true } }])(
  'has a sentence for a response like %j',
  (body) => {
    const problem = readProblem(answer(502, body), content);
    expect(problem.message).toBe(
      'An error occurred while submitting your documents. Please try again later.',
    );
    expect(problem.passing).toBe(true);
    expect(placeOf(problem)).toBeNull();
  },
);

it('has the reference of a failure that was ours', () => {
  const headers = new Headers({ 'X-Request-Id': '7F3K-9QXM' });
  expect(readProblem(answer(500, null, headers), content).message).toMatch(/later\. Reference: 7F3K-9QXM$/);
  expect(readProblem(answer(400, null, headers), content).message).not.toContain('Reference');
});

it('says in minutes when to try again', () => {
  const body = {
    detail: 'Request was throttled. Expected available in 61 seconds.',
    error: 'Too many tries.',
  };
  expect(readProblem(answer(429, body), content)).toMatchObject({
    message: 'Too many tries.',
    passing: true,
  });
});

it.each(['uploads_own', 'uploads_address', 'uploads_busy'] as const)(
  'says what to do while others are uploading: %s',
  (code) => {
    const { status, message } = REFUSALS[code];
    const problem = readProblem(answer(status, { error: message, detail: message, code }), content);
    expect(problem).toMatchObject({ message, passing: true });
  },
);

it('shows at the course that it no longer exists', () => {
  const problem = readProblem(
    answer(400, { preferred_course: ['Invalid pk "9" - object does not exist.'] }),
    content,
  );
  expect(problem.course).toContain('does not exist');
  expect(placeOf(problem)).toBe('profile');
});
