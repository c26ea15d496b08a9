import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const rolldown = join(dirname(createRequire(import.meta.url).resolve('rolldown/package.json')), 'bin/cli.mjs');
const build = (folder) =>
  promisify(execFile)(
    process.execPath,
    [rolldown, '-c', 'rolldown.testing.config.mjs', '-d', 'node_modules/.cache/testing'],
    { cwd: join(root, folder) },
  );

/** Builds the processes that run stores and workers for the suites; see `src/testing/hosts.ts`. */
export default () => Promise.all(['embedded', 'projections'].map(build));
