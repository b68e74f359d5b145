import { describe, expect, it } from 'vitest';
import { readArguments } from '../commands/import/arguments.ts';
import { Progress } from '../commands/import/progress.ts';

describe('the command line', () => {
  it.each([
    [['csv', 'a.csv'], /--source uk-partners/],
    [['csv', 'a.csv', '--source', 'UK Partners'], /small letters/],
    [['cricos'], /Name the file/],
    [['accept', 'x'], /by its number/],
    [['accept', '99999999999'], /by its number/],
    [['rates', 'a.csv', 'b.csv'], /one file at a time/],
    [['delete', 'everything'], /is not an import/],
    [['cricos', 'a.xlsx', '--quick'], /--quick/],
  ])('says what is wrong with %j', (argv, sentence) => {
    expect(() => readArguments(argv)).toThrow(sentence);
  });

  it('reads a command with its options', () => {
    expect(readArguments([])).toBe('help');
    expect(readArguments(['cricos', 'a.csv', 'b.csv', '--dry-run'])).toMatchObject({
      command: 'cricos',
      files: [expect.stringMatching(/a\.csv$/), expect.stringMatching(/b\.csv$/)],
      options: { 'dry-run': true, 'allow-withdrawals': false },
    });
    expect(readArguments(['csv', '--template'])).toMatchObject({ files: [], options: { template: true } });
  });
});

describe('progress', () => {
  function watched(isTTY: boolean) {
    const written: string[] = [];
    let now = 100;
    const progress = new Progress({ isTTY, write: (text) => written.push(text) }, () => now);
    return { written, progress, wait: (seconds: number) => (now += seconds) };
  }

  it('redraws one line on a terminal, with rate and time left', () => {
    const { written, progress, wait } = watched(true);
    progress.update('Courses', 0, 0);
    wait(2);
    progress.update('Courses', 10_000, 0.25);
    expect(written.at(-1)).toMatch(/^\r.*Courses .* 25 % {2}10,000 rows · 5,000\/s · 6 s left$/);
  });

  it('prints a line every few seconds if the output is not a terminal, and the final state of each step', () => {
    const { written, progress, wait } = watched(false);
    for (let second = 0; second <= 12; second += 1) {
      progress.update('Courses', second * 10, second / 100);
      wait(1);
    }
    progress.done();
    expect(written).toHaveLength(3);
    expect(written.every((line) => line.endsWith('\n'))).toBe(true);
  });
});
