import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RestoreFiles } from './restore-files.ts';

let root: string;
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'henna-test-'))));
afterEach(() => rm(root, { recursive: true }));

/** A backup with so many marks of a demo, in pieces. */
async function* marking(count: number): AsyncGenerator<Buffer> {
  const mark = '{"id":"0196da02-8380-7a3a-9d51-2e64a8d73db8"}';
  yield Buffer.from(`{"position":"1","demoRecords":[${mark}`);
  const more = `,${mark}`.repeat(1_000);
  for (let left = count - 1; left > 0; left -= 1_000) yield Buffer.from(more.slice(0, left * (mark.length + 1)));
  yield Buffer.from(']}');
}

test('a backup marks no more records than are held in memory, and leaves nothing behind', async () => {
  const files = await RestoreFiles.split(root, marking(2_500));
  expect(files.counts.get('demoRecords')).toBe(2_500);
  await files.drop();
  await expect(RestoreFiles.split(root, marking(200_001))).rejects.toMatchObject({ status: 400, code: 'NO_BACKUP' });
  expect(await readdir(root)).toEqual([]);
});

test.each([
  '{}',
  '[]',
  '{"data":[]}',
  '{"position":"1","data":[]}',
  '{"position":null}',
  '{"position":["1"]}',
  '{"position":{}}',
])('%s is no backup', async (json) => {
  const bytes = async function* () {
    yield Buffer.from(json);
  };
  await expect(RestoreFiles.split(root, bytes())).rejects.toMatchObject({ status: 400, code: 'NO_BACKUP' });
});
