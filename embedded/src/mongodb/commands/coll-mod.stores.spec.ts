import type { Document } from 'mongodb';
import { storeUnderTest } from '../testing/store-under-test.ts';

const REFUSED: [what: string, command: Document, code: number][] = [
  ['an index that is not there', { collMod: 'c', index: { name: 'no', hidden: true } }, 27],
  ['an index that is not named', { collMod: 'c', index: { hidden: true } }, 72],
  ['an index named twice', { collMod: 'c', index: { name: 'at', keyPattern: { at: 1 }, hidden: true } }, 72],
  ['nothing of an index', { collMod: 'c', index: { name: 'at' } }, 72],
  ['an unknown option of an index', { collMod: 'c', index: { name: 'at', foo: 1 } }, 40415],
  ['to expire before now', { collMod: 'c', index: { name: 'at', expireAfterSeconds: -1 } }, 72],
  ['to expire by two fields', { collMod: 'c', index: { name: 'two', expireAfterSeconds: 1 } }, 72],
  ['a collection that is not there', { collMod: 'none' }, 26],
  ['a view of a collection', { collMod: 'c', viewOn: 'd', pipeline: [] }, 72],
];

describe('collMod', () => {
  const store = storeUnderTest();
  const change = (index: Document) => store.db.command({ collMod: 'c', index });
  beforeAll(async () => {
    const things = store.db.collection<Document>('c');
    await things.insertMany([{ at: new Date(), a: 1 }, { a: 2 }]);
    await things.createIndexes([
      { key: { at: 1 }, name: 'at', expireAfterSeconds: 100 },
      { key: { a: 1, at: 1 }, name: 'two' },
      { key: { a: 1 }, name: 'a' },
    ]);
  });

  it.each(REFUSED)('refuses %s', async (_, command, code) =>
    expect(store.db.command(command)).rejects.toMatchObject({ code }),
  );

  it('changes when documents expire, also of an index that let none', async () => {
    expect(await change({ name: 'at', expireAfterSeconds: 50 })).toMatchObject({
      expireAfterSeconds_old: 100,
      expireAfterSeconds_new: 50,
    });
    expect(await change({ keyPattern: { a: 1 }, expireAfterSeconds: 9 })).toMatchObject({ expireAfterSeconds_new: 9 });
    const indexes = await store.db.collection('c').indexes();
    expect(indexes.map(({ expireAfterSeconds }) => expireAfterSeconds as unknown)).toEqual([
      undefined,
      50,
      undefined,
      9,
    ]);
  });

  it('hides an index from reads, not from writes', async () => {
    const things = store.db.collection<Document>('hiding');
    await things.createIndex({ a: 1 }, { name: 'a', unique: true });
    await things.insertOne({ a: 1 });
    const hide = (hidden: boolean) => store.db.command({ collMod: 'hiding', index: { name: 'a', hidden } });
    const plan = async () => JSON.stringify((await things.find({ a: 1 }).explain('queryPlanner')).queryPlanner);
    expect(await plan()).toContain('IXSCAN');
    expect(await hide(true)).toMatchObject({ hidden_old: false, hidden_new: true });
    expect(await plan()).toContain('COLLSCAN');
    await expect(things.find().hint('a').toArray()).rejects.toMatchObject({ code: 2 });
    await expect(things.insertOne({ a: 1 })).rejects.toMatchObject({ code: 11000 });
    expect(await things.indexes()).toMatchObject([{ name: '_id_' }, { name: 'a', hidden: true }]);
    expect(await hide(false)).toMatchObject({ hidden_old: true, hidden_new: false });
    expect(await plan()).toContain('IXSCAN');
  });

  it('an index may be made hidden', async () => {
    const things = store.db.collection<Document>('made');
    await things.createIndex({ a: 1 }, { name: 'a', hidden: true });
    await expect(things.createIndex({ a: 1 }, { name: 'a' })).rejects.toMatchObject({ code: 85 });
    expect(await things.indexes()).toMatchObject([{ name: '_id_' }, { hidden: true }]);
  });
});
