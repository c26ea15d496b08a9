import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const swc = JSON.parse(readFileSync(new URL('./.swcrc', import.meta.url), 'utf8'));
delete swc.$schema;
swc.jsc.rewriteRelativeImportExtensions = false;

/** One worker a core, but no more than fit into the memory of a laptop: suites start stores. */
const maxWorkers = Math.min(4, availableParallelism());

/** Settings of all packages that run on Node: TypeScript and dependencies that are ES modules run as CommonJS. */
export default {
  testEnvironment: fileURLToPath(new URL('./jest.environment.cjs', import.meta.url)),
  cacheDirectory: fileURLToPath(new URL('./node_modules/.cache/jest', import.meta.url)),
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  // Many rounds of kills, crashes and random histories: `npm run test:long`.
  testPathIgnorePatterns: ['/node_modules/', '\\.long\\..*spec\\.ts$'],
  testTimeout: 120_000,
  maxWorkers,
  verbose: false,
  transform: {
    '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false, module: { type: 'commonjs', importInterop: 'swc' } }],
    '/node_modules/.+\\.[cm]?js$': [fileURLToPath(new URL('./jest.esm-to-cjs.cjs', import.meta.url)), { shared: true }],
  },
  transformIgnorePatterns: ['/node_modules/(?:@?jest|@swc|expect)'],
};
