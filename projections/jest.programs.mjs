import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const rolldown = join(dirname(require.resolve('rolldown/package.json')), 'bin/cli.mjs');
const build = (folder) => promisify(execFile)(process.execPath, [rolldown, '-c'], { cwd: join(root, folder) });

/** The tests start the built programs: ours as it is now, the embedded stores as they were built last. */
export default async () => {
  await build('projections');
  if (!existsSync(join(root, 'embedded/dist/mongodb.js'))) await build('embedded');
};
