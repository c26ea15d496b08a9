import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { openViewsDatabase } from './stores.ts';
import { startStores } from './testing/programs.ts';

let stores: Awaited<ReturnType<typeof startStores>>;
let server: Server;
/** What becomes of the connection of the next large write. */
let fault: 'reset' | 'ended' | undefined;

/** Passes bytes both ways to a store. @returns the port to reach it by */
const startProxy = async (storePort: number): Promise<number> => {
  server = createServer((client: Socket) => {
    const store = connect(storePort, '127.0.0.1');
    for (const socket of [client, store]) socket.on('error', () => undefined);
    client.on('close', () => store.destroy());
    store.pipe(client);
    client.on('data', (bytes: Buffer) => {
      if (!fault || !bytes.includes('large')) return void store.write(bytes);
      if (fault === 'reset') client.resetAndDestroy();
      else client.end();
      fault = undefined;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

beforeAll(async () => void (stores = await startStores()));
afterAll(() => stores.stop());

test.each(['reset', 'ended'] as const)('a write whose connection is %s meanwhile is tried again', async (how) => {
  const { port } = new URL(stores.mongoUrl.replace('mongodb:', 'http:'));
  const url = stores.mongoUrl.replace(`:${port}`, `:${await startProxy(Number(port))}`);
  const { mongo, db } = await openViewsDatabase(url, new AbortController().signal);
  try {
    const things = db.collection<{ _id: string; text: string }>('things');
    await things.insertOne({ _id: how, text: 'small' });
    fault = how;
    await things.replaceOne({ _id: how }, { text: 'large'.repeat(2_000_000) });
    expect(fault).toBeUndefined();
    expect((await things.findOne({ _id: how }))?.text).toHaveLength(10_000_000);
  } finally {
    await mongo.close(true);
    server.close();
  }
});
