import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const rolldown = join(dirname(createRequire(import.meta.url).resolve('rolldown/package.json')), 'bin/cli.mjs');

/** Builds what the tests start as `npm run build` does, apart from it, once for all suites. */
export default () =>
  promisify(execFile)(process.execPath, [rolldown, '-c', '-d', 'node_modules/.cache/programs'], {
    cwd: import.meta.dirname,
  });
