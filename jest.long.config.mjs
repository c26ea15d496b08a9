import everything, { project } from './jest.config.mjs';

// Suites that are in both runs try more rounds here.
process.env.TEST_LONG = '1';

/** Suites of the stores that are in both runs. */
const inBothRuns = [
  ...['copy', 'failing-disk', 'kill', 'malformed', 'log/recovery', 'log/tail'].map(
    (name) => `eventstoredb/${name}.stores`,
  ),
  ...['bulk-crash', 'crash', 'failing-disk', 'malformed-frames', 'query/queries'].map(
    (name) => `mongodb/${name}.stores`,
  ),
  ...['sessions/random-transactions', 'storage/{compaction,copy,mem-tables,recovery}'].map(
    (name) => `mongodb/${name}.stores`,
  ),
  'mongodb/elements',
];

/** Many rounds of kills, crashes and random histories: what `npm test` tries briefly, and what would make it slow. */
export default {
  ...everything,
  projects: await Promise.all(
    ['embedded', 'tools', 'backend', 'projections'].map(async (name) => ({
      ...(await project(name)),
      testMatch: [
        '<rootDir>/src/**/*.long.*spec.ts',
        ...(name === 'embedded' ? inBothRuns.map((suite) => `<rootDir>/src/${suite}.spec.ts`) : []),
      ],
      testPathIgnorePatterns: ['/node_modules/'],
    })),
  ),
};
