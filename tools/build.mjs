import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** `build.mjs [project…]`: builds what has changed, in one line; a failing build says all it has to say. */
const house = fileURLToPath(new URL('..', import.meta.url));
// An installation without sources, as the image is, was built elsewhere.
if (!existsSync(new URL('../nx.json', import.meta.url))) process.exit();
const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
const projects = process.argv.slice(2).map((name) => `@henna/${name}`);
const only = projects.length > 0 ? ['-p', projects.join(',')] : [];
const begun = Date.now();
process.stdout.write('Building … ');
const build = spawn(process.execPath, [nx, 'run-many', '-t', 'build', ...only, '--outputStyle=static'], {
  cwd: house,
  stdio: ['ignore', 'pipe', 'pipe'],
});
const said = [];
for (const stream of [build.stdout, build.stderr]) stream.on('data', (data) => said.push(data));
build.once('close', (code) => {
  console.log(code === 0 ? `done in ${((Date.now() - begun) / 1000).toFixed(1)} s` : 'failed');
  if (code !== 0) process.stdout.write(Buffer.concat(said));
  process.exitCode = code ?? 1;
});
