import { Timestamp, type Document } from 'mongodb';
import { isRealServer, storeUnderTest } from '../testing/store-under-test.ts';

/** What shells and other tools send when they connect, and something of each answer. */
const ASKED: [command: Document, answer: Document][] = [
  [{ hello: 1 }, { isWritablePrimary: true }],
  [{ buildInfo: 1 }, { bits: 64 }],
  [
    { connectionStatus: 1, showPrivileges: true },
    { authInfo: { authenticatedUsers: [], authenticatedUserPrivileges: [] } },
  ],
  [{ hostInfo: 1 }, { system: { cpuAddrSize: 64 } }],
  [{ getLog: 'startupWarnings' }, { ok: 1 }],
  [{ getParameter: 1, featureCompatibilityVersion: 1 }, { featureCompatibilityVersion: {} }],
  [{ serverStatus: 1 }, { ok: 1 }],
  [{ listDatabases: 1, nameOnly: true }, { ok: 1 }],
];

describe('what tools send', () => {
  const store = storeUnderTest();
  const things = () => store.db.collection<Document>('things');
  beforeAll(async () => {
    await things().insertMany([{ a: 1 }, { a: 2 }]);
    await things().createIndex({ a: 1 }, { name: 'a' });
  });

  it.each(ASKED)('%j is answered', async (command, answer) => {
    expect(await store.client.db('admin').command(command)).toMatchObject(answer);
  });

  (isRealServer ? it.skip : it)('what the node can not tell is no command', async () => {
    for (const name of ['getCmdLineOpts', 'atlasVersion', 'top'])
      await expect(store.client.db('admin').command({ [name]: 1 })).rejects.toMatchObject({ code: 59 });
  });

  it('what is not there to be told is refused', async () => {
    const admin = store.client.db('admin');
    await expect(admin.command({ getParameter: 1, none: 1 })).rejects.toMatchObject({ code: 72 });
    await expect(admin.command({ getLog: 'none' })).rejects.toMatchObject({ ok: 0 });
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
