import everything, { project } from './jest.config.mjs';

// Suites that are in both runs try here for as long as it takes.
process.env.TEST_LONG = '1';

/** Many rounds of kills, crashes and random histories: what `npm test` tries briefly, and what would make it slow. */
export default {
  ...everything,
  projects: await Promise.all(
    ['embedded', 'tools', 'backend', 'projections'].map(async (name) => ({
      ...(await project(name)),
      testMatch: ['<rootDir>/src/**/*.long.*spec.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    })),
  ),
};
