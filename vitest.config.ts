import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { findPostgres } from './tests/support/postgres-binaries.ts';
import { workers } from './tests/support/workers.ts';

/** What talks to the database runs on both kinds of it; files named *.unit.test.ts(x) run once. */
function databaseProject(kind: 'pglite' | 'postgres'): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name: kind,
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: ['**/*.unit.test.{ts,tsx}'],
      globalSetup: [`tests/support/${kind}-template.ts`],
      setupFiles: ['tests/support/cheap-hashes-here.ts'],
      provide: { databaseKind: kind },
    },
  };
}

/**
 * They load a copy of the source, or the built site, beside the source. Both give their schemas the same names in zod's
 * registry, so no other file may run in the same process.
 */
const LOAD_TWICE = [
  'tests/new-destination.test.ts',
  'tests/frame-ancestors.test.ts',
  'tests/render-failure.test.ts',
];

const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres) console.warn('PostgreSQL is not installed here: the project "postgres" is left out.');

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    maxWorkers: workers(8),
    // Loading every module anew for every file took half of the time.
    isolate: false,
    // The databases' memory made the garbage collector look through all modules again and again: a tenth of the time.
    execArgv: ['--initial-old-space-size=1000'],
    sequence: { sequencer: LongestFirst },
    setupFiles: ['tests/support/leave-no-trace.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      databaseProject('pglite'),
      ...(hasPostgres ? [databaseProject('postgres')] : []),
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.unit.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: LOAD_TWICE,
        },
      },
      { extends: true, test: { name: 'alone', include: LOAD_TWICE, isolate: true } },
    ],
  },
});
