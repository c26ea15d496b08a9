import { type ClientSession, type Document } from 'mongodb';
import { isOlderThan, itSince, storeUnderTest } from '../testing/store-under-test.ts';

describe('the numbers of a session', () => {
  const store = storeUnderTest();
  let session: ClientSession;
  let n = 0;
  beforeEach(async () => {
    session = store.client.startSession();
    await store.db.createCollection(`c${++n}`);
  });
  afterEach(() => session.endSession());

  const insert = (_id: number, rest: Document) =>
    store.db.command({ insert: `c${n}`, documents: [{ _id }], ...rest }, { session });
  const retryable = (_id: number, txnNumber: bigint) => insert(_id, { txnNumber });
  const first = (_id: number, txnNumber: bigint) =>
    insert(_id, { txnNumber, autocommit: false, startTransaction: true });
  const next = (_id: number, txnNumber: bigint) => insert(_id, { txnNumber, autocommit: false });
  const ids = async () => (await store.db.collection(`c${n}`).find().toArray()).map(({ _id }) => _id as unknown);
  const driven = async (_id: number, end: 'commitTransaction' | 'abortTransaction') => {
    session.startTransaction();
    await store.db.collection<{ _id: number }>(`c${n}`).insertOne({ _id }, { session });
    await session[end]();
    return BigInt(session.serverSession.txnNumber);
  };

  it.each(['commitTransaction', 'abortTransaction'] as const)('begin no second transaction after %s', async (end) => {
    const number = await driven(1, end);
    await expect(first(2, number)).rejects.toMatchObject({ code: 117 });
    await expect(retryable(3, number)).rejects.toMatchObject({ code: isOlderThan(5) ? 217 : 72 });
    await expect(retryable(4, number - 1n)).rejects.toMatchObject({ code: 225 });
    expect(await ids()).toEqual(end === 'commitTransaction' ? [1] : []);
  });

  it('of a write begin no transaction', async () => {
    await retryable(1, 500n);
    await expect(first(2, 500n)).rejects.toMatchObject({ code: 117 });
    await first(3, 501n);
    await expect(first(4, 501n)).rejects.toMatchObject({ code: 117 });
  });

  it('end an open transaction when a write has a higher one', async () => {
    await first(1, 600n);
    await retryable(2, 601n);
    await expect(next(3, 600n)).rejects.toMatchObject({ code: isOlderThan(5) ? 72 : 225 });
    expect(await ids()).toEqual([2]);
  });

  itSince(8)('are not for bulks that change many', async () => {
    const bulk = {
      bulkWrite: 1,
      ops: [{ update: 0, filter: {}, updateMods: { $set: { a: 1 } }, multi: true }],
      nsInfo: [{ ns: `${store.db.databaseName}.c${n}` }],
      txnNumber: 700n,
    };
    const reply = await store.client
      .db('admin')
      .command(bulk, { session })
      .catch((error: unknown) => ({ cursor: { firstBatch: [error] } }));
    expect((reply.cursor as { firstBatch: unknown[] }).firstBatch).toMatchObject([{ code: 72 }]);
  });
});
