import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const typescript = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

export default {
  testEnvironment: '<rootDir>/jest.jsdom.mjs',
  cacheDirectory: fileURLToPath(new URL('../node_modules/.cache/jest', import.meta.url)),
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  maxWorkers: availableParallelism(),
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', typescript],
    '^.+\\.m?js$': fileURLToPath(new URL('../jest.esm-to-cjs.cjs', import.meta.url)),
  },
  moduleNameMapper: { '\\.css$': '<rootDir>/src/testing/empty-style.ts' },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
