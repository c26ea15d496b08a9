import { Binary, MongoServerError, type Db } from 'mongodb';
import { abortTransactions } from './lease.ts';

const refusingDb = (code: number) => {
  const command = jest.fn<Promise<never>, [object]>().mockRejectedValue(new MongoServerError({ message: 'no', code }));
  return { command, db: { admin: () => ({ command }) } as unknown as Db };
};
const session = new Binary(Buffer.alloc(16), Binary.SUBTYPE_UUID);

test('a user who may not end sessions goes on without', async () => {
  const { db, command } = refusingDb(13);
  await abortTransactions(db, session);
  // Without a user's digest the server looks for the sessions of whoever asks, which needs no privilege.
  expect(command.mock.calls).toEqual([[{ killSessions: [{ id: session }] }]]);
});

test('any other refusal is thrown', async () => {
  const { db } = refusingDb(10107);
  await expect(abortTransactions(db, session)).rejects.toMatchObject({ code: 10107 });
});
