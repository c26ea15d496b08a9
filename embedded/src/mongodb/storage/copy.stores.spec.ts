import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { roundCount } from '../../testing/random.ts';
import { builtProgram, kill, waitForExit, runNode, runProgram } from '../../testing/program.ts';
import { startDocumentStore } from '../document-store.ts';
import { isRealServer } from '../testing/store-under-test.ts';

const COPIES = roundCount('ROUNDS', 1, 4);

interface Entry {
  _id: string;
  writer: number;
  n: number;
}

(isRealServer ? describe.skip : describe)('a copy of the documents', () => {
  const root = mkdtempSync(join(tmpdir(), 'copy-'));
  const program = builtProgram('mongodb');
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  let folder: string;
  const copyTo = async (target: string) => {
    const copying = await runProgram(process.execPath, [program, '--folder', folder, '--copy-to', target]);
    await waitForExit(copying);
    return copying.firstLine;
  };

  it.each([
    ['beside compaction', true],
    ['of what is in the journal too', false],
  ])(
    'that is taken under load, %s, holds whole transactions and all acknowledged before',
    async (name, isCompacting) => {
      folder = join(root, `documents-${name}`);
      const node = await runNode(program, folder);
      const client = await new MongoClient(node.url).connect();
      const { left, right } = collectionsOf(client);
      await left.createIndex({ n: 1 });
      let isOver = false;
      const last = [-1, -1, -1, -1];
      const writing = last.map(async (_, writer) => {
        for (let n = 0; !isOver; n++) {
          const entry = { _id: `${writer}-${n}`, writer, n };
          await client.withSession((session) =>
            session.withTransaction(async () => {
              await left.insertOne(entry, { session });
              await right.insertOne(entry, { session });
            }),
          );
          last[writer] = n;
        }
      });
      const compacting = (async () => {
        while (isCompacting && !isOver) await client.db('d').command({ compact: 'left' });
      })();
      try {
        for (let copy = 0; copy < COPIES; copy++) {
          const before = [...last];
          const target = join(root, `copy-${name}-${copy}`);
          expect(await copyTo(target)).toBe('copied');
          await assertWhole(target, before);
        }
      } finally {
        isOver = true;
        await Promise.all([...writing, compacting]);
        await client.close();
        await kill(node, 'SIGKILL');
      }
      const target = join(root, `copy-${name}-of-killed`);
      expect(await copyTo(target)).toBe('copied');
      await assertWhole(target, last);
    },
  );
});

const collectionsOf = (client: MongoClient) => ({
  left: client.db('d').collection<Entry>('left'),
  right: client.db('d').collection<Entry>('right'),
});

async function assertWhole(folder: string, acknowledged: readonly number[]): Promise<void> {
  const node = await startDocumentStore({ folder });
  const client = await new MongoClient(node.connectionString).connect();
  const { left, right } = collectionsOf(client);
  const all = await left.find().sort({ _id: 1 }).toArray();
  expect(await right.find().sort({ _id: 1 }).toArray()).toEqual(all);
  for (const [writer, before] of acknowledged.entries()) {
    const mine = all.filter((entry) => entry.writer === writer);
    expect(mine.length).toBeGreaterThan(before);
    expect(mine.map(({ n }) => n).sort((a, b) => a - b)).toEqual(mine.map((_, n) => n));
  }
  expect(await left.countDocuments({ n: 0 })).toBe(all.filter(({ n }) => n === 0).length);
  await client.close();
  await node.stop();
}
