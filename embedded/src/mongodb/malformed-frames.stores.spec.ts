import { connect, type Socket } from 'node:net';
import { BSON } from 'mongodb';
import { roundCount, Random, seededRandom } from '../testing/random.ts';
import { isRealServer, storeUnderTest } from './testing/store-under-test.ts';

const message = (opcode: number, body: Buffer, length = 16 + body.length) => {
  const header = Buffer.alloc(16);
  header.writeInt32LE(length, 0);
  header.writeInt32LE(7, 4);
  header.writeInt32LE(opcode, 12);
  return Buffer.concat([header, body]);
};
const opMsg = (body: Buffer) => message(2013, Buffer.concat([Buffer.alloc(4), body]));
const ping = Buffer.from(BSON.serialize({ ping: 1, $db: 'admin' }));

const FRAMES: Record<string, Buffer> = {
  'a negative length': message(2013, ping, -5),
  'a length of nothing': message(2013, Buffer.alloc(0), 0),
  'a length beyond all bounds': message(2013, ping, 2_000_000_000),
  'an unknown opcode': message(9999, ping),
  'a compressed message': message(2012, ping),
  'an OP_MSG without a body': opMsg(Buffer.alloc(0)),
  'an unknown section': opMsg(Buffer.from([7, 0, 0, 0, 0])),
  'a document that leaves its message': opMsg(Buffer.from([0, 0xff, 0xff, 0, 0, 1])),
  'a document sequence of no size': opMsg(Buffer.concat([Buffer.from([1, 0, 0, 0, 0, 97, 0]), ping])),
  'BSON that is none': opMsg(Buffer.from([0, 9, 0, 0, 0, 0x77, 0x61, 0, 1, 0])),
  'an OP_QUERY without a document': message(2004, Buffer.alloc(4)),
};

(isRealServer ? describe.skip : describe)('a malformed frame', () => {
  const store = storeUnderTest();
  const open = () =>
    new Promise<Socket>((resolve, reject) => {
      const { port } = new URL(store.url);
      const socket = connect(Number(port), '127.0.0.1', () => resolve(socket)).once('error', reject);
    });
  const isClosedBy = async (frame: Buffer) => {
    const socket = await open();
    const closed = new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
    socket.write(frame);
    await closed;
  };
  const isAlive = () => store.db.command({ ping: 1 });

  it.each(Object.entries(FRAMES))('of %s closes its connection and no other', async (_, frame) => {
    await isClosedBy(frame);
    expect(await isAlive()).toMatchObject({ ok: 1 });
  });

  const frames = roundCount('FRAMES', 100, 300);
  it(
    'of noise leaves the node alive',
    async () => {
      const random = seededRandom();
      for (let i = 0; i < frames; i++) {
        const socket = await open();
        socket.on('error', () => undefined);
        socket.end(noise(random));
      }
      expect(await isAlive()).toMatchObject({ ok: 1 });
    },
    60_000 + frames * 10,
  );
});

/** A good message with some octets changed, or none of it good. */
function noise(random: Random): Buffer {
  const frame = Buffer.from(opMsg(Buffer.concat([Buffer.from([0]), ping])));
  for (let i = 1 + random.below(6); i > 0; i--) frame[random.below(frame.length)] = random.below(256);
  return random.chance(0.8) ? frame : Buffer.from(Array.from({ length: random.below(80) }, () => random.below(256)));
}
