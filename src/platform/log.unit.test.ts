import { execFileSync } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { createLog, type LogFields } from './log.ts';

/** A log call with more fields than are allowed, which the type assertion hides from the compiler. */
const FIELDS = {
  requestId: 'r-1',
  status: 200,
  email: 'canary@example.com',
  query: '?search=canary',
  body: { first_name: 'canary' },
  error: Object.assign(new Error('broken'), {
    detail: 'Key (email)=(canary@example.com) exists.',
    code: '23505',
  }),
} as LogFields;

it('omits fields that are not allowed from terminal lines', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  createLog('info', { terminal: true }).info(FIELDS, 'A line');
  const said = write.mock.calls.map(([line]) => String(line)).join('');
  write.mockRestore();
  expect(said).toContain('A line 200');
  expect(said).toContain('broken');
  expect(said).not.toContain('canary');
});

it('omits fields that are not allowed from JSON lines', () => {
  const script = `
    import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)};
    const error = Object.assign(new Error('broken'), { detail: 'canary', code: '23505' });
    createLog('info', { terminal: false }).info(
      { requestId: 'r-1', status: 200, email: 'canary', query: 'canary', body: { a: 'canary' }, error }, 'A line');`;
  const line = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(JSON.parse(line)).toEqual({
    level: 30,
    // UTC, and says so.
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    requestId: 'r-1',
    status: 200,
    error: { type: 'Error', message: 'broken', code: '23505', stack: expect.any(String) as string },
    msg: 'A line',
  });
});

const HOSTILE = '/x\r\n{"level":30,"msg":"A forged line"}\u001B[2J';

it('keeps what comes from outside on its own line of a terminal', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  createLog('info', { terminal: true }).info({ path: HOSTILE }, 'A line');
  const said = write.mock.calls.map(([line]) => String(line)).join('');
  write.mockRestore();
  expect(said).toMatch(/^[^\p{Cc}]* A line \/x [^\p{Cc}]*\n$/u);
});

it('keeps what comes from outside in its field of a JSON line', () => {
  const script = `
    import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)};
    createLog('info', { terminal: false }).info({ path: ${JSON.stringify(HOSTILE)} }, 'A line');`;
  const line = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(line.trimEnd()).not.toMatch(/\p{Cc}/u);
  expect(JSON.parse(line)).toMatchObject({ path: HOSTILE, msg: 'A line' });
});
