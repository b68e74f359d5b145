import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

export const USAGE = `Imports of the catalogue. Start with --dry-run: it shows what would change and changes nothing.

  npm run import -- cricos FILE.xlsx            Australia's register, the workbook as published
  npm run import -- cricos FILE.csv [FILE.csv]  the CSV edition of the register, one or several of its files
  npm run import -- csv FILE.csv --source NAME  our template, for any other country
  npm run import -- csv --template              prints an example of the template
  npm run import -- rates FILE.csv              exchange rates: currency,npr,as_of,source
  npm run import -- held                        lists the values held back that wait for your decision
  npm run import -- accept ID [ID ...]          lets a held value in
  npm run import -- dismiss ID [ID ...]         keeps a held value out for good

  --dry-run            compute and report everything, change nothing
  --report FILE        where the report goes as CSV (default: imports/ in the data directory)
  --create-levels      csv: add levels and fields that the catalogue does not have yet
  --allow-withdrawals  continue even if more than half of the catalogue would be withdrawn
  --allow-refusals     continue even if more than a fifth of the rows cannot be used

docs/importing.md says more.
`;

/** The command line is invalid; the message says what is wrong. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const COMMANDS = ['cricos', 'csv', 'rates', 'held', 'accept', 'dismiss'] as const;

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  report: { type: 'string' },
  source: { type: 'string' },
  template: { type: 'boolean', default: false },
  'create-levels': { type: 'boolean', default: false },
  'allow-withdrawals': { type: 'boolean', default: false },
  'allow-refusals': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/**
 * Resolves a path relative to the directory where npm was called (INIT_CWD), because npm runs scripts in the project's
 * directory.
 */
export function resolveFile(file: string): string {
  const typedIn = process.env['INIT_CWD'];
  const there = path.resolve(typedIn ?? '.', file);
  return fs.existsSync(there) ? there : path.resolve(file);
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

export interface ImportCommand {
  command: (typeof COMMANDS)[number];
  files: string[];
  ids: number[];
  options: ReturnType<typeof parse>['values'];
}

/** Parses the command line. @throws UsageError */
export function readArguments(argv: readonly string[]): ImportCommand | 'help' {
  const { values, positionals } = parse(argv);
  const [word, ...rest] = positionals;
  if (values.help || word === undefined) return 'help';
  const command = COMMANDS.find((each) => each === word);
  if (!command) throw new UsageError(`'${word}' is not an import. Choose one of: ${COMMANDS.join(', ')}.`);
  const needsIds = command === 'accept' || command === 'dismiss';
  const ids = needsIds ? rest.map(Number) : [];
  if (
    needsIds &&
    (ids.length === 0 || ids.some((id) => !Number.isSafeInteger(id) || id < 1 || id > 2 ** 31 - 1))
  ) {
    throw new UsageError(`Name the held value by its number: npm run import -- ${command} 12`);
  }
  const needsFile = command === 'cricos' || command === 'rates' || (command === 'csv' && !values.template);
  if (needsFile && rest.length === 0)
    throw new UsageError(`Name the file: npm run import -- ${command} FILE`);
  if ((command === 'csv' || command === 'rates') && rest.length > 1)
    throw new UsageError('Give one file at a time.');
  if (command === 'csv' && !values.template && !/^[a-z0-9][a-z0-9-]{0,39}$/.test(values.source ?? '')) {
    throw new UsageError(
      'Name where the file comes from, in small letters, digits and -: --source uk-partners. ' +
        'Use the same name next time: that file then updates this one.',
    );
  }
  return { command, files: needsFile ? rest.map(resolveFile) : [], ids, options: values };
}
