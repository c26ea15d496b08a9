import { Timestamp, type Document } from 'mongodb';
import { isRealServer, storeUnderTest } from '../testing/store-under-test.ts';

/** Commands of MongoDB that the product, its libraries and drivers don't send. */
const REFUSED = [
  ...['collMod', 'renameCollection', 'listDatabases', 'startSession', 'refreshSessions', 'logout', 'fsync', 'hostInfo'],
  ...['getLog', 'getParameter', 'connectionStatus', 'serverStatus', 'collStats', 'dbStats', 'validate', 'mapReduce'],
];

describe('what drivers send when they connect', () => {
  const store = storeUnderTest();
  const admin = () => store.client.db('admin');

  it.each<[command: Document, answer: Document]>([
    [{ hello: 1 }, { isWritablePrimary: true }],
    [{ ismaster: 1 }, { ismaster: true }],
    [{ buildInfo: 1 }, { bits: 64 }],
    [{ ping: 1 }, { ok: 1 }],
  ])('%j is answered', async (command, answer) => {
    expect(await admin().command(command)).toMatchObject(answer);
  });

  (isRealServer ? it.skip : it)('says which driver it is', async () => {
    await expect(admin().command({ hello: 1, client: { os: { type: 'x' } } })).rejects.toMatchObject({ code: 183 });
    expect(await admin().command({ hello: 1, client: { driver: { name: 'x' } } })).toMatchObject({ ok: 1 });
  });

  (isRealServer ? it.skip : it).each(REFUSED)('%s is no command, and the refusal names it', async (name) => {
    const refused = { code: 59, message: expect.stringContaining(`'${name}'`) as string };
    await expect(admin().command({ [name]: 1 })).rejects.toMatchObject(refused);
  });

  it('a timestamp without a value is the time of the node, at the top only', async () => {
    const none = new Timestamp({ t: 0, i: 0 });
    const times = store.db.collection<Document>('times');
    await times.insertOne({ _id: 1 as never, at: none, inner: { at: none }, other: none });
    await times.replaceOne({ _id: 2 as never }, { at: none }, { upsert: true });
    await times.updateOne({ _id: 3 as never }, { $set: { at: none } }, { upsert: true });
    const [one, two, three] = await times.find().toArray();
    expect((one!.inner as Document).at).toEqual(none);
    expect(three!.at).toEqual(none);
    const at = [one!.at, one!.other, two!.at].map((time: Timestamp) => time.toBigInt());
    expect(at.every((time) => time > 0n)).toBe(true);
    expect(new Set(at).size).toBe(3);
  });
});
