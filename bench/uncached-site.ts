import fs from 'node:fs';
import inspector from 'node:inspector/promises';
import { AnswerCache } from '../src/server/pages/answer-cache.ts';

/**
 * The site without its cache of answers, so that a bench can make the same page many times. SIGUSR2 starts a profile of
 * the thread that answers, and the next one writes it to PROFILE_FILE.
 */

AnswerCache.prototype.has = () => false;
AnswerCache.prototype.get = async (_address, make) => ({ answer: (await make()).answer, hit: false });

const session = new inspector.Session();
let profiling = false;

async function turn(): Promise<void> {
  profiling = !profiling;
  if (profiling) {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: 500 });
    await session.post('Profiler.start');
    return;
  }
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const file = process.env['PROFILE_FILE'] ?? 'pages.cpuprofile';
  fs.writeFileSync(`${file}.part`, JSON.stringify(profile));
  fs.renameSync(`${file}.part`, file);
}
process.on('SIGUSR2', () => void turn());

await import('../src/server/main.ts');
