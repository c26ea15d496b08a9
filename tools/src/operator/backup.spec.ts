import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startProgram } from '../testing/start-program.ts';

const execute = promisify(execFile);
let root: string;
let started: ReturnType<typeof startProgram>[];
const start = (folder: string, settings: NodeJS.ProcessEnv = {}) => {
  const program = startProgram({ DATA_DIR: folder, DEMO: 'off', RATE_LIMITS: 'off', ...settings });
  started.push(program);
  return program;
};
const run = (tool: 'backup' | 'restore', target: string, folder: string, settings: NodeJS.ProcessEnv = {}) =>
  execute(process.execPath, [join(__dirname, `../../dist/${tool}.js`), target], {
    env: { ...process.env, DATA_DIR: folder, ...settings },
  });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'henna-backup-'));
  started = [];
});
afterEach(async () => {
  for (const program of started) {
    program.signal('SIGINT');
    await program.ended;
  }
  await rm(root, { recursive: true, force: true });
});

it('copies a running installation to a folder that can be started on', async () => {
  const [data, backup, other] = ['data', 'backup', 'other'].map((name) => join(root, name)) as [string, string, string];
  await expect(run('backup', backup, data)).rejects.toThrow('holds no installation');
  const first = start(data);
  const url = await first.ready;
  const signIn = { email: 'layla@example.org', password: 'a long enough password' };
  const account = { ...signIn, firstName: 'Layla' };
  const post = (address: string, path: string, body: object) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await post(url, '/api/accounts', account)).status).toBe(201);
  expect((await run('backup', backup, data)).stdout).toMatch(
    /^Backup of .* at position \d+ .*\nThe master key is in it/,
  );
  await expect(run('backup', backup, data)).rejects.toThrow('is not empty');
  expect((await post(url, '/api/accounts', { ...account, email: 'later@example.org' })).status).toBe(201);
  first.signal('SIGINT');
  await first.ended;

  await expect(run('restore', backup, other, { MASTER_KEY: Buffer.alloc(32).toString('base64') })).rejects.toThrow(
    'does not fit',
  );
  await expect(run('restore', root, other)).rejects.toThrow('no complete backup');
  expect((await run('restore', backup, other)).stdout).toMatch(/^Restored to /);
  await expect(run('restore', backup, other)).rejects.toThrow('is not empty');
  const again = await start(other).ready;
  const signedIn = await post(again, '/api/sessions', signIn);
  expect(signedIn.status).toBe(200);
  expect(await signedIn.json()).toMatchObject({ firstName: 'Layla' });
  expect((await post(again, '/api/sessions', { ...signIn, email: 'later@example.org' })).status).toBe(401);
}, 120_000);
