import { MongoServerError, type ClientSession, type Collection } from 'mongodb';
import { isRealServer, storeUnderTest } from '../testing/store-under-test.ts';

interface Account {
  _id: string;
  balance?: number;
  epoch?: number;
  name?: string;
}

describe('write transactions', () => {
  const store = storeUnderTest();
  let accounts: Collection<Account>;
  let log: Collection<Account>;
  let n = 0;
  beforeEach(async () => {
    accounts = store.db.collection(`accounts${n}`);
    log = store.db.collection(`log${n++}`);
    await accounts.insertMany([
      { _id: 'a', balance: 10, epoch: 1 },
      { _id: 'b', balance: 0 },
    ]);
  });
  const balances = async () => (await accounts.find().sort({ _id: 1 }).toArray()).map(({ balance }) => balance);
  const session = async (work: (session: ClientSession) => Promise<void>) => {
    const made = store.client.startSession();
    await work(made).finally(() => made.endSession());
  };

  it('write several collections at once', () =>
    session(async (session) => {
      await session.withTransaction(async () => {
        await accounts.updateOne({ _id: 'a' }, { $inc: { balance: -3 } }, { session });
        await accounts.updateOne({ _id: 'b' }, { $inc: { balance: 3 } }, { session });
        await log.insertOne({ _id: 'moved' }, { session });
        expect(await balances()).toEqual([10, 0]);
        expect(await log.countDocuments()).toBe(0);
      });
      expect(await balances()).toEqual([7, 3]);
      expect(await log.countDocuments()).toBe(1);
    }));

  it('lose nothing that is written outside of them meanwhile, durable yet or not', () =>
    session(async (session) => {
      const rounds = 60;
      for (let round = 0; round < rounds; round++) {
        const outside = accounts.updateOne({ _id: 'b' }, { $inc: { balance: 1 } });
        await session.withTransaction(async () => {
          await accounts.updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { session });
          await accounts.updateOne({ _id: 'b' }, { $inc: { balance: 1 } }, { session });
        });
        await outside;
      }
      expect(await balances()).toEqual([10 + rounds, 2 * rounds]);
    }));

  it('leave nothing when aborted', () =>
    session(async (session) => {
      session.startTransaction();
      await accounts.deleteMany({}, { session });
      await log.insertMany([{ _id: 'x' }, { _id: 'y' }], { session });
      await session.abortTransaction();
      expect(await balances()).toEqual([10, 0]);
      expect(await log.countDocuments()).toBe(0);
    }));

  it('end when another kills their session, which can be used on', () =>
    session(async (session) => {
      const other = store.client.startSession();
      for (const made of [session, other]) made.startTransaction();
      await accounts.updateOne({ _id: 'a' }, { $set: { balance: 1 } }, { session });
      await accounts.updateOne({ _id: 'b' }, { $set: { balance: 2 } }, { session: other });
      await store.client.db('admin').command({ killSessions: [session.id] });
      await accounts.updateOne({ _id: 'a' }, { $set: { balance: 7 } }, { session: other });
      await other.commitTransaction();
      await other.endSession();
      await expect(session.commitTransaction()).rejects.toMatchObject({ codeName: 'NoSuchTransaction' });
      await session.withTransaction(() => log.insertOne({ _id: 'later' }, { session }));
      expect(await balances()).toEqual([7, 2]);
      expect(await log.countDocuments()).toBe(1);
    }));

  it('see their own writes, in bulk too', () =>
    session(async (session) => {
      await session.withTransaction(async () => {
        await accounts.insertOne({ _id: 'c', balance: 1 }, { session });
        const result = await accounts.bulkWrite(
          [
            { updateOne: { filter: { _id: 'c' }, update: { $inc: { balance: 1 } } } },
            { updateMany: { filter: { balance: { $gte: 2 } }, update: { $inc: { balance: 1 } } } },
            { deleteOne: { filter: { balance: 0 } } },
            { replaceOne: { filter: { _id: 'd' }, replacement: { balance: 5 }, upsert: true } },
            { updateOne: { filter: { _id: 'b' }, update: { $set: { balance: 8 } }, upsert: true } },
          ],
          { session },
        );
        expect(result).toMatchObject({ matchedCount: 3, modifiedCount: 3, deletedCount: 1, upsertedCount: 2 });
      });
      expect(await balances()).toEqual([11, 8, 3, 5]);
    }));

  it('tell by n whether a compare-and-set held', () =>
    session(async (session) => {
      session.startTransaction();
      const held = await accounts.updateOne({ _id: 'a', epoch: 1 }, { $set: { epoch: 2 } }, { session });
      const again = await accounts.updateOne({ _id: 'a', epoch: 1 }, { $set: { epoch: 3 } }, { session });
      expect([held.matchedCount, again.matchedCount]).toEqual([1, 0]);
      await session.commitTransaction();
      expect(await accounts.findOne({ _id: 'a' })).toMatchObject({ epoch: 2 });
    }));

  it('turn away the second of two that change the same document', async () => {
    await session(async (first) => {
      await session(async (second) => {
        first.startTransaction();
        second.startTransaction();
        await accounts.updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { session: first });
        const refused = await accounts
          .updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { session: second })
          .catch((error: unknown) => error as MongoServerError);
        expect(refused).toMatchObject({ code: 112 });
        expect((refused as MongoServerError).hasErrorLabel('TransientTransactionError')).toBe(true);
        await first.commitTransaction();
        await second.abortTransaction();
      });
    });
    expect(await balances()).toEqual([11, 0]);
  });

  it('all get through with withTransaction, and none is lost', async () => {
    const add = () =>
      session(async (session) => {
        await session.withTransaction(async () => {
          await accounts.updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { session });
          await accounts.updateOne({ _id: 'b' }, { $inc: { balance: 1 } }, { session });
        });
      });
    await Promise.all(Array.from({ length: 12 }, add));
    expect(await balances()).toEqual([22, 12]);
  });

  it('report a taken unique key at the statement, and end with it', () =>
    session(async (session) => {
      await accounts.createIndex({ name: 1 }, { unique: true, sparse: true });
      await accounts.updateOne({ _id: 'a' }, { $set: { name: 'n' } });
      session.startTransaction();
      await expect(accounts.insertOne({ _id: 'z', name: 'n' }, { session })).rejects.toMatchObject({ code: 11000 });
      await expect(accounts.insertOne({ _id: 'y' }, { session })).rejects.toMatchObject({ code: 251 });
      await session.abortTransaction();
      expect(await accounts.countDocuments()).toBe(2);
    }));

  it('let a unique key go from one document to another', () =>
    session(async (session) => {
      await accounts.createIndex({ name: 1 }, { unique: true, sparse: true });
      await accounts.updateOne({ _id: 'a' }, { $set: { name: 'n' } });
      await session.withTransaction(async () => {
        await accounts.updateOne({ _id: 'a' }, { $unset: { name: 1 } }, { session });
        await accounts.updateOne({ _id: 'b' }, { $set: { name: 'n' } }, { session });
      });
      expect(await accounts.findOne({ name: 'n' })).toMatchObject({ _id: 'b' });
    }));

  it('take a repeated commit for the same one', () =>
    session(async (session) => {
      session.startTransaction();
      await accounts.updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { session });
      await session.commitTransaction();
      await session.commitTransaction();
      expect(await balances()).toEqual([11, 0]);
    }));

  (isRealServer ? it.skip : it)('refuse reads inside, for good', () =>
    session(async (session) => {
      session.startTransaction();
      const refused = await accounts.findOne({ _id: 'a' }, { session }).catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: 263 });
      expect((refused as MongoServerError).hasErrorLabel('TransientTransactionError')).toBe(false);
      await session.abortTransaction();
    }),
  );

  it('answer a numbered write that is repeated as the first time', () =>
    session(async (session) => {
      const updates = [{ q: { _id: 'a' }, u: { $inc: { balance: 1 } } }];
      const command = { update: accounts.collectionName, updates, txnNumber: 1_000_000n };
      expect(await store.db.command(command, { session })).toMatchObject({ n: 1, nModified: 1 });
      expect(await store.db.command(command, { session })).toMatchObject({ n: 1, nModified: 1 });
      expect(await balances()).toEqual([11, 0]);
    }));
});
