import { createServer, type AddressInfo, type Socket } from 'node:net';
import { BSON } from 'mongodb';
import { ITEMS_AT_ONCE, itemOf } from './figures/item.ts';

const headBytes = 16;
const opReply = 1;
const opQuery = 2004;
const opMsg = 2013;
/** Where the name of the command begins: behind the head, flags, kind, size and type of its first field. */
const commandAt = headBytes + 4 + 1 + 4 + 1;

/** An answer of OP_MSG, but for its two ids. */
const message = (answer: BSON.Document): Buffer => {
  const body = BSON.serialize(answer);
  const frame = Buffer.alloc(headBytes + 5 + body.length);
  frame.writeInt32LE(frame.length, 0);
  frame.writeInt32LE(opMsg, 12);
  frame.set(body, headBytes + 5);
  return frame;
};

/** Likewise, of the OP_REPLY that drivers expect to their greeting. */
const greeting = (answer: BSON.Document): Buffer => {
  const body = BSON.serialize(answer);
  const frame = Buffer.alloc(headBytes + 20 + body.length);
  frame.writeInt32LE(frame.length, 0);
  frame.writeInt32LE(opReply, 12);
  frame.writeInt32LE(8, 16);
  frame.writeInt32LE(1, 32);
  frame.set(body, headBytes + 20);
  return frame;
};

const hello = (address: string) => ({
  ...{ ok: 1, helloOk: true, ismaster: true, isWritablePrimary: true, secondary: false },
  ...{ setName: 'rs0', setVersion: 1, hosts: [address], primary: address, me: address },
  ...{ minWireVersion: 0, maxWireVersion: 25, logicalSessionTimeoutMinutes: 30 },
  ...{ maxBsonObjectSize: 16_777_216, maxMessageSizeBytes: 48_000_000, maxWriteBatchSize: 100_000 },
});
const upserted = Array.from({ length: ITEMS_AT_ONCE / 2 }, (_, index) => ({ index, _id: index }));
const answers: Readonly<Record<string, Buffer>> = {
  find: message({ cursor: { id: BSON.Long.ZERO, ns: 'bench.items', firstBatch: [itemOf(1)] }, ok: 1 }),
  update: message({ n: ITEMS_AT_ONCE, nModified: ITEMS_AT_ONCE / 2, upserted, ok: 1 }),
};

/** Answers each request as soon as its last byte is there; looks at nothing but the name of the command. */
const serve = (socket: Socket, greetings: { readonly query: Buffer; readonly hello: Buffer }): void => {
  const ok = message({ ok: 1 });
  let frame = Buffer.alloc(0);
  let missing = 0;
  const answer = () => {
    const isQuery = frame.readInt32LE(12) === opQuery;
    const command = frame.toString('latin1', commandAt, frame.indexOf(0, commandAt));
    const known = command === 'hello' ? greetings.hello : (answers[command] ?? ok);
    const reply = Buffer.from(isQuery ? greetings.query : known);
    reply.writeInt32LE(frame.readInt32LE(4), 8);
    socket.write(reply);
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    if (missing > 0) missing -= chunk.length;
    else {
      frame = chunk; // a request waits for its answer, so that a chunk never holds two
      missing = frame.readInt32LE(0) - frame.length;
    }
    if (missing === 0) answer();
  });
};

/** `bench-constants.js`: the least that Node needs to answer a MongoDB driver, whatever it asks. */
const server = createServer({ noDelay: true });
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const known = hello(`127.0.0.1:${port}`);
  const greetings = { query: greeting(known), hello: message(known) };
  server.on('connection', (socket) => serve(socket, greetings));
  process.stdout.write(`ready mongodb://127.0.0.1:${port}/?replicaSet=rs0\n`);
});
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());
