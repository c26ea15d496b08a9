import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { execFile, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { freePort, outsideStoreSetting, startOutsideStore, type StoreName } from '../testing/outside-stores.ts';
import { startProgram } from '../testing/start-program.ts';

const execute = promisify(execFile);
const MASTER_KEY = Buffer.alloc(32, 1).toString('base64');
const signIn = { email: 'layla@example.org', password: 'a long enough password' };

let root: string;
let stores: ChildProcess[];
let started: ReturnType<typeof startProgram>[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'henna-backup-mixed-'));
  stores = [];
  started = [];
});
afterEach(async () => {
  for (const program of started) await stop(program);
  for (const store of stores) store.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

const start = (folder: string, settings: NodeJS.ProcessEnv) => {
  const program = startProgram({ DATA_DIR: join(root, folder), MASTER_KEY, RATE_LIMITS: 'off', ...settings });
  started.push(program);
  return program;
};
const stop = async (program: ReturnType<typeof startProgram>) => {
  program.signal('SIGINT');
  await program.ended;
};
/** @returns what the command prints @throws Error with what it prints as the reason of its refusal */
const run = async (tool: 'backup' | 'restore', folder: string, settings: NodeJS.ProcessEnv) => {
  const program = join(__dirname, `../../dist/${tool}.js`);
  const env = { PATH: process.env['PATH'], DATA_DIR: join(root, folder), MASTER_KEY, ...settings };
  return (await execute(process.execPath, [program, join(root, 'backup')], { env })).stdout;
};
const post = (address: string, path: string, body: object) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it.each<{ outside: StoreName[]; inside: string[]; missing: string[]; refusal: string }>([
  { outside: ['eventstoredb'], inside: ['documents'], missing: ['EVENTSTORE_URL'], refusal: 'set EVENTSTORE_URL' },
  { outside: ['mongodb'], inside: ['events'], missing: ['MONGODB_URL'], refusal: 'set MONGODB_URL' },
  {
    outside: ['eventstoredb', 'mongodb'],
    inside: [],
    missing: ['EVENTSTORE_URL', 'MONGODB_URL'],
    refusal: 'set EVENTSTORE_URL',
  },
])('covers what is embedded beside $outside', async ({ outside, inside, missing, refusal }) => {
  let settings: NodeJS.ProcessEnv = {};
  for (const name of outside) {
    const port = await freePort();
    stores.push(await startOutsideStore(root, name, port));
    settings = { ...settings, ...outsideStoreSetting(name, port) };
  }
  const first = start('data', settings);
  const account = { ...signIn, firstName: 'Layla' };
  expect((await post(await first.ready, '/api/accounts', account)).status).toBe(201);

  const printed = await run('backup', 'data', settings);
  for (const setting of ['EVENTSTORE_URL', 'MONGODB_URL'])
    expect({ setting, isNamed: printed.includes(`of ${setting} is NOT in it`) }).toEqual({
      setting,
      isNamed: missing.includes(setting),
    });
  const stored = (await readdir(join(root, 'backup'))).filter((name) => ['events', 'documents'].includes(name));
  expect(stored).toEqual(inside);
  await stop(first);

  await expect(run('restore', 'other', {})).rejects.toThrow(refusal);
  expect(await run('restore', 'other', settings)).toMatch(/^Restored to /);
  const again = await start('other', settings).ready;
  const signedIn = await post(again, '/api/sessions', signIn);
  expect(signedIn.status).toBe(200);
  expect(await signedIn.json()).toMatchObject({ firstName: 'Layla' });
});

it('leaves pictures elsewhere to other tools, and says so in both directions', async () => {
  const first = start('data', {});
  await first.ready;
  await stop(first);
  const settings = { MEDIA_URL: pathToFileURL(join(root, 'pictures')).href };
  expect(await run('backup', 'data', settings)).toContain('The pictures of MEDIA_URL are NOT in it');
  await expect(run('restore', 'other', {})).rejects.toThrow('The pictures are not in this backup: set MEDIA_URL');
  expect(await run('restore', 'other', settings)).toMatch(/^Restored to /);
  await rm(join(root, 'backup'), { recursive: true });
  const inside = { MEDIA_URL: pathToFileURL(join(root, 'data/media')).href };
  expect(await run('backup', 'data', inside)).not.toContain('MEDIA_URL');
  await expect(run('restore', 'third', settings)).rejects.toThrow('restore it without MEDIA_URL');
  expect(await run('restore', 'third', {})).toMatch(/^Restored to /);
});

it('puts no embedded store of a backup beside a server that the settings name', async () => {
  const first = start('data', {});
  await first.ready;
  await run('backup', 'data', {});
  await stop(first);
  const settings = outsideStoreSetting('eventstoredb', await freePort());
  await expect(run('restore', 'other', settings)).rejects.toThrow('restore it without EVENTSTORE_URL');
});
