import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { adminTokens, importReviews, tokens, writeReviews } from '../analytics/testing/reviews.ts';
import { sharedFiles, shareFiles } from '../testing/modes.ts';
import { startProgram } from '../testing/start-program.ts';

const execute = promisify(execFile);
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let root: string;
let data: string;
let program: ReturnType<typeof startProgram> | undefined;
let umask: number;

const start = async (folder: string) => {
  program = startProgram({ DATA_DIR: folder, RATE_LIMITS: 'off', ADMIN_TOKENS: adminTokens });
  return program.ready;
};
const stop = async () => {
  program?.signal('SIGINT');
  await program?.ended;
  program = undefined;
};
const tool = (name: string, ...args: string[]) =>
  execute(process.execPath, [join(__dirname, `../../dist/${name}.js`), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: data },
  });

beforeEach(async () => {
  umask = process.umask(0o022);
  root = await mkdtemp(join(tmpdir(), 'henna-modes-'));
  data = join(root, 'data');
});
afterEach(async () => {
  await stop();
  process.umask(umask);
  await rm(root, { recursive: true, force: true });
});

/** Makes every program write all kinds of files that it writes: stores, an import with a refused row, a picture, the analysts' files. */
const use = async (url: string) => {
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-admin-token': tokens.admin },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect([path, response.ok]).toEqual([path, true]);
    return (await response.json()) as { id: string; uploadUrl: string; objectPath: string }[];
  };
  writeReviews(join(root, 'reviews'), 20, 1);
  await importReviews(url, join(root, 'reviews'));
  await ask('POST', '/api/admin/import/brands', { mode: 'merge', data: [{ name: 'good' }, { name: 7 }] });
  const [product] = await ask('GET', '/api/products');
  const path = `/api/products/${product!.id}/images`;
  const upload = (await ask('POST', `${path}/upload-url`)) as unknown as { uploadUrl: string; objectPath: string };
  const put = { method: 'PUT', body: pixel, headers: { 'content-type': 'image/png' } };
  expect((await fetch(new URL(upload.uploadUrl, url), put)).status).toBe(204);
  await ask('POST', path, { rawImageUrl: upload.objectPath, altText: 'front' });
  await ask('POST', '/api/analytics/sql', { sql: 'SELECT count(*) FROM events' });
};

it('leaves nothing in the data folder that another user can open, and closes a folder that was open', async () => {
  await use(await start(data));
  expect(await readdir(data)).toEqual(
    expect.arrayContaining(['analytics', 'documents', 'events', 'imports', 'master.key', 'media', 'run.json']),
  );
  expect(sharedFiles(data)).toEqual([]);
  await stop();

  await tool('backup', join(root, 'backup'));
  expect(sharedFiles(join(root, 'backup'))).toEqual([]);
  await tool('analytics', 'query', 'SELECT 1');
  await tool('admin-token', 'other', 'analyst');
  expect(sharedFiles(data)).toEqual([]);

  shareFiles(data);
  expect(sharedFiles(data)).not.toEqual([]);
  await start(data);
  expect(sharedFiles(data)).toEqual([]);
});
