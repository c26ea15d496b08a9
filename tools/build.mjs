import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** `build.mjs [project…]`: builds what has changed and prints one line; a failing build prints its whole output. */
const root = fileURLToPath(new URL('..', import.meta.url));
// An installation without sources, as the image is, was built elsewhere.
if (!existsSync(new URL('../nx.json', import.meta.url))) process.exit();
const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
const projects = process.argv.slice(2).map((name) => `@henna/${name}`);
const only = projects.length > 0 ? ['-p', projects.join(',')] : [];
const startedAt = Date.now();
process.stdout.write('Building … ');
const build = spawn(process.execPath, [nx, 'run-many', '-t', 'build', ...only, '--outputStyle=static'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'pipe'],
});
const output = [];
for (const stream of [build.stdout, build.stderr]) stream.on('data', (data) => output.push(data));
build.once('close', (code) => {
  console.log(code === 0 ? `done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s` : 'failed');
  if (code !== 0) process.stdout.write(Buffer.concat(output));
  process.exitCode = code ?? 1;
});
