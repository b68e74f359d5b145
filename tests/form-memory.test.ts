import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lineThat, startChild } from './support/child.ts';
import { rawUpload, textPart } from './support/raw-upload.ts';
import { newStudent } from './support/real-student.ts';

const FORMS = 20;
const FIELDS = 960;
const FIELD_BYTES = 63 * 1024;

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prasthan-memory-'));
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

it(`${FORMS} simultaneous forms with 60 MB of fields each fit into a heap of 512 MB`, async () => {
  const child = startChild('application-server.ts', {
    DATA_DIR: dataDir,
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    PORT: '0',
    NODE_OPTIONS: '--max-old-space-size=512',
  });
  const port = Number((await lineThat(child, (said) => said.startsWith('port '))).slice(5));
  const student = await newStudent(port, path.join(dataDir, 'mail'), 'asha@example.com');
  const field = (at: number) => textPart(`unknown${at}`, 'x'.repeat(FIELD_BYTES));

  const answers = Array.from({ length: FORMS }, async () => {
    const upload = await rawUpload(port, student, FIELDS * field(100).length);
    for (let at = 0; at < FIELDS && !upload.socket.destroyed; at += 1) await upload.send(field(at));
    return upload.answer();
  });
  for (const answer of await Promise.all(answers))
    expect(answer).toMatchObject({ status: 413, body: { code: 'upload_texts_too_large' } });

  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(child.process.exitCode).toBeNull();
  child.process.kill('SIGKILL');
  await child.ended;
}, 120_000);
