import preset from '../jest.preset.mjs';

/** Journeys through the running app: one after the other, in one browser. */
export default { ...preset, testMatch: ['<rootDir>/src/**/*.journey.ts'], maxWorkers: 1, testTimeout: 240_000 };
