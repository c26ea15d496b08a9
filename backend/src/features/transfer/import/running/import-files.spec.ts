import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../../../settings.ts';
import { ImportFiles } from './import-files.ts';

const hourMs = 3_600_000;
let dataFolder: string;
let folder: string;
let files: ImportFiles;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'henna-import-files-'));
  folder = join(dataFolder, 'imports');
  mkdirSync(folder);
  files = new ImportFiles({ dataFolder } as Settings);
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

test('files are kept for a day, those of a transfer that was cut off for an hour', async () => {
  const now = Date.now();
  const put = (name: string, hours: number) => {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), new Date(now), new Date(now - hours * hourMs));
  };
  for (const [name, hours] of Object.entries({ a: 0.5, b: 1.5, c: 22.5, d: 23.5 }))
    for (const kind of ['upload', 'rows', 'errors']) put(`${name}.${kind}`, hours);
  mkdirSync(join(folder, 'restore-cut'));
  utimesSync(join(folder, 'restore-cut'), new Date(now), new Date(now - 23.5 * hourMs));
  await files.sweep(now, (id) => Promise.resolve(id === 'd'));
  expect(readdirSync(folder).toSorted()).toEqual([
    'a.errors',
    'a.rows',
    'a.upload',
    'b.errors',
    'c.errors',
    // Its import waits to go on.
    'd.rows',
  ]);
});

test('what was made of the file of a draft goes with it', async () => {
  for (const name of ['a.source', 'a.draft', 'a.plan', 'b.draft', 'b.plan']) writeFileSync(join(folder, name), '{}');
  await files.sweep(Date.now(), () => Promise.resolve(false));
  expect(readdirSync(folder).toSorted()).toEqual(['a.draft', 'a.plan', 'a.source']);
  expect(await files.readDraft('b')).toBeUndefined();
});

const invalid = { code: 'INVALID', message: 'The request is not valid.' };

test('refused rows of before refusals had codes keep their sentence', async () => {
  writeFileSync(join(folder, 'b.errors'), '{"number":2,"problem":"bio: is too long.","row":null}\n');
  for await (const bad of files.errors('b'))
    expect(bad).toEqual({ number: 2, problem: { message: 'bio: is too long.' }, row: null });
});

test('refused rows leave their numbers and what is wrong', async () => {
  await files.appendErrors('a', [
    { number: 2, problem: invalid, row: null },
    { number: 7, problem: invalid, row: { bio: 'Layla' } },
  ]);
  expect(await files.having('errors')).toEqual(['a']);
  await files.forgetErrorRows('a');
  expect(readdirSync(folder)).toEqual(['a.errors']);
  expect(readFileSync(join(folder, 'a.errors'), 'utf8')).not.toContain('Layla');
  const left = [];
  for await (const bad of files.errors('a')) left.push(bad);
  expect(left).toEqual([
    { number: 2, problem: invalid, row: null },
    { number: 7, problem: invalid, row: null },
  ]);
});
