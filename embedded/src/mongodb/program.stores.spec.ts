import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startDocumentStore } from './document-store.ts';
import { isRealServer } from './testing/store-under-test.ts';

(isRealServer ? describe.skip : describe)('a node over a folder', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'node-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is the only one', async () => {
    const first = await startDocumentStore({ folder });
    await expect(startDocumentStore({ folder })).rejects.toThrow(/in use/);
    await first.stop();
    await (await startDocumentStore({ folder })).stop();
  });

  it('keeps documents, indexes and what they have shown across a restart', async () => {
    let node = await startDocumentStore({ folder });
    let client = new MongoClient(node.connectionString);
    await client.db('d').collection('c').createIndex({ tags: 1 });
    await client
      .db('d')
      .collection('c')
      .insertMany([{ tags: ['a', 'b'] }, { tags: ['b', 'a'] }]);
    await client.close();
    await node.stop();
    node = await startDocumentStore({ folder });
    client = new MongoClient(node.connectionString);
    expect(
      await client
        .db('d')
        .collection('c')
        .countDocuments({ tags: { $in: ['a', 'b'] } }),
    ).toBe(2);
    expect(await client.db('d').collection('c').estimatedDocumentCount()).toBe(2);
    await client.close();
    await node.stop();
  });

  it('answers at a socket that is for its user alone', async () => {
    const socket = join(folder, 'node.sock');
    const node = await startDocumentStore({ folder, socket });
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    const client = new MongoClient(node.connectionString);
    await client.db('d').collection('c').insertOne({ n: 1 });
    expect(await client.db('d').collection('c').findOne()).toMatchObject({ n: 1 });
    await client.close();
    await node.stop();
  });

  it('is found as a replica set of one', async () => {
    const node = await startDocumentStore({ folder });
    const client = new MongoClient(node.connectionString.replace('directConnection=true', 'replicaSet=rs0'));
    expect(await client.db('d').command({ ping: 1 })).toMatchObject({ ok: 1 });
    await client.close();
    await node.stop();
  });

  it('answers points while a scan goes on', async () => {
    const node = await startDocumentStore({ folder });
    const client = new MongoClient(node.connectionString);
    const many = client.db('d').collection('many');
    await many.insertMany(Array.from({ length: 30_000 }, (_, i) => ({ _id: i as never, text: 'x'.repeat(100) })));
    let isScanning = true;
    const scan = many
      .find({ text: 'never' })
      .toArray()
      .finally(() => (isScanning = false));
    let points = 0;
    while (isScanning) {
      await many.findOne({ _id: 5 as never });
      points++;
    }
    expect(await scan).toEqual([]);
    expect(points).toBeGreaterThan(3);
    await client.close();
    await node.stop();
  });
});
