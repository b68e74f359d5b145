import { randomInt } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { openDatabase } from '../../src/platform/database/db.ts';
import { encryptedBytes } from '../../src/platform/files/file-cipher.ts';
import { silentLog } from '../../src/platform/log.ts';
import { startBucket, type Bucket } from '../../tests/support/bucket.ts';
import { applyWhile, compareCases, sendAgain } from '../../tests/support/kept-cases.ts';
import type { DatabaseName } from '../../tests/support/own-site.ts';
import { cutLine } from './cut-line.ts';
import { check, newFindings, type Findings } from './findings.ts';
import { newApplicants, statusOf, withSite, type FaultySite } from './site.ts';

const ROUNDS = 5;
const STUDENTS = 4;
const AGAIN_MS = 100;
/** Connections are cut after at most so many bytes: in the middle of most files. */
const CUT_BYTES = 60_000;

/** The bucket does not answer, and connections to it end in the middle of a file, while students apply. */
export async function storage(database: DatabaseName): Promise<Findings> {
  const what = `${ROUNDS} times: S3 connections cut in the middle of files, then S3 down, while ${STUDENTS} students apply`;
  const findings = newFindings('storage', database, what);
  const bucket = await startBucket();
  const line = await cutLine(Number(new URL(bucket.settings.endpoint!).port));
  const settings = {
    S3_ENDPOINT: `http://127.0.0.1:${line.port}`,
    S3_BUCKET: bucket.settings.bucket,
    S3_REGION: bucket.settings.region,
    S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
  };
  try {
    await withSite(database, findings, { settings }, async (site) => {
      const students = await newApplicants(site, STUDENTS);
      let over = false;
      let [taken, refused] = [0, 0];
      // A refusal in the middle of a file may end the connection before the student has read it.
      const answer = async (status: number | undefined, body?: string) => {
        check(findings, [201, 503, undefined], status, body);
        if (status === 201) taken += 1;
        else refused += 1;
        if (status !== 201) await after(AGAIN_MS);
      };
      const working = Promise.all(
        students.map((each) => applyWhile(site.port, each, () => !over, { answer })),
      );
      const until = async (enough: () => boolean) => {
        while (!enough()) await after(5);
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        let [before, earlier, cuts] = [taken, refused, line.cuts()];
        await until(() => taken >= before + STUDENTS);
        line.cutAfter(() => randomInt(1_000, CUT_BYTES));
        await until(() => refused >= earlier + 3 && line.cuts() >= cuts + 3);
        earlier = refused;
        await line.goDown();
        line.cutAfter(() => Infinity);
        await until(() => refused >= earlier + 5);
        await expectReads(site, findings, students[0]!.authorization);
        await line.comeUp();
        const start = performance.now();
        await site.untilReady();
        findings.ready.push(performance.now() - start);
      }
      over = true;
      await working;
      for (const each of students) {
        const { acknowledged, lost, faults } = await compareCases(site.port(), each);
        findings.acknowledged += acknowledged;
        findings.lost.push(...lost);
        findings.faults.push(...faults, ...(await sendAgain(site.port(), each)));
      }
      await site.stop();
      findings.faults.push(...(await rowsWithoutFile(site, bucket)));
    });
  } finally {
    await line.goDown();
    await bucket.stop();
  }
  return findings;
}

/** What needs no file goes on without the bucket. */
async function expectReads(site: FaultySite, findings: Findings, authorization: string): Promise<void> {
  const status = await statusOf(`${site.origin()}/api/user/applications/`, { headers: { authorization } });
  if (status !== 200) findings.faults.push(`the list of cases answered ${status} without the bucket`);
}

/** Documents of cases whose file is not in the bucket with its whole length. */
async function rowsWithoutFile(site: FaultySite, bucket: Bucket): Promise<string[]> {
  const databaseUrl = site.postgres?.url('postgres');
  const handle = await openDatabase({ databaseUrl, dataDir: site.dataDir, log: silentLog });
  try {
    const rows = await handle.run(`select d.id, f.storage_key, f.bytes, f.kept from application_documents d
      left join stored_files f on f.id = d.file_id`);
    const objects = await bucket.objects();
    const sizes = new Map<string, number>();
    for (const name of objects) sizes.set(name, (await bucket.read(name)).length);
    return rows.flatMap(({ id, storage_key: key, bytes, kept }) => {
      const name = objects.find((each) => each.startsWith(String(key)));
      const size = name === undefined ? undefined : sizes.get(name);
      const whole = kept === true && size === encryptedBytes(Number(bytes));
      return whole ? [] : [`document ${String(id)} has ${size ?? 'no'} bytes in the bucket`];
    });
  } finally {
    await handle.close();
  }
}
