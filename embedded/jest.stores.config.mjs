import preset from '../jest.preset.mjs';

/** Only what talks to a running store: the embedded nodes, or real servers when their URLs are set. */
export default {
  ...preset,
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/src/**/*.stores.spec.ts'],
  globalSetup: './jest.programs.mjs',
};
