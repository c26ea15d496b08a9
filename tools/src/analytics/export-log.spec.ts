import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportDescriptors, exportRefused } from '@henna/domain';
import { exportLog } from './export-log.ts';
import { query } from './query.ts';
import { asLines, votesOn } from './testing/sample-events.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'henna-export-spec-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const events = votesOn(...Array.from({ length: 500 }, (_, index) => `2026-03-${String(10 + (index % 20))}`));
const hour = { level: 'all', entityId: '', hour: '2026-03-01T23:00:00.000Z', language: 'ar' };
const rows = Array.from({ length: 100 }, (_, votes) => ({ table: 'optionVotes', ...hour, optionId: 'good', votes }));

/** A program that writes the requested events and the tables, and ends at once. */
const reader = (events: readonly object[], code: number) => {
  const file = join(root, 'reader.mjs');
  writeFileSync(
    file,
    `import { writeSync } from 'node:fs';
     const events = ${JSON.stringify(events)};
     process.once('message', ({ after = '0' }) => {
       const requested = events.filter(({ position }) => BigInt(position) > BigInt(after));
       writeSync(${exportDescriptors.events}, requested.map((event) => JSON.stringify(event) + '\\n').join(''));
       writeSync(${exportDescriptors.tables}, ${JSON.stringify(asLines(rows))});
       process.exit(${code});
     });
     process.send({ log: 'first', erased: 0 });`,
  );
  return { name: 'reader', file };
};
const count = async () => {
  const sql = 'SELECT count(*), count(DISTINCT position), (SELECT count(*) FROM optionVotes) FROM events';
  return (await query(join(root, 'export'), sql, { rows: 1, seconds: 30 })).rows[0];
};

it('reads everything from a program that ends at once', async () => {
  const { added } = await exportLog(join(root, 'export'), {}, reader(events, 0));
  expect(added).toBe(events.length);
  expect(await count()).toEqual([events.length, events.length, rows.length]);
});

it('fails when the log was not read to its end, keeps what was read, and continues after it', async () => {
  const folder = join(root, 'export');
  await expect(exportLog(folder, {}, reader(events.slice(0, 200), 1))).rejects.toThrow('not read to its end');
  const { added, manifest } = await exportLog(folder, {}, reader(events, 0));
  expect(manifest.through).toBe('500');
  expect(added).toBe(300);
  expect(await count()).toEqual([events.length, events.length, rows.length]);
});

it('leaves no files when the program refuses', async () => {
  const folder = join(root, 'export');
  const file = join(root, 'refuser.mjs');
  writeFileSync(file, `process.exit(${exportRefused});`);
  await expect(exportLog(folder, { from: '2026-02-30' }, { name: 'reader', file })).rejects.toThrow('Nothing was');
  const { added } = await exportLog(folder, {}, reader(events, 0));
  expect(added).toBe(events.length);
});

it('lets one write at a time', async () => {
  const folder = join(root, 'export');
  const both = await Promise.allSettled([1, 2].map(() => exportLog(folder, {}, reader(events, 0))));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
