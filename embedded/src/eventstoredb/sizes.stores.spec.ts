import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Client, credentials } from '@grpc/grpc-js';
import { binaryEvent, jsonEvent } from '@eventstore/db-client';
import { HOST } from './server.ts';
import { ProtobufWriter } from './wire/protobuf-writer.ts';
import { testNode } from './testing/test-node.ts';

const bytes = (value: Buffer): Buffer => value;

(process.env.EVENTSTORE_URL ? describe.skip : describe)('sizes', () => {
  const own = testNode();

  it('a name or type that is too long is refused', async () => {
    const long = 'x'.repeat(200_000);
    const event = binaryEvent({ type: 'x', data: Buffer.alloc(1) });
    await expect(own.client.appendToStream(long, event)).rejects.toMatchObject({ type: 'unknown' });
    await expect(own.client.appendToStream('s', { ...event, type: long })).rejects.toMatchObject({ type: 'unknown' });
  });

  it('an append is refused that is small and would take much in the log', async () => {
    const events = Array.from({ length: 1000 }, () => binaryEvent({ type: 'x', data: Buffer.alloc(0) }));
    await expect(own.client.appendToStream('x'.repeat(100_000), events)).rejects.toMatchObject({ type: 'unknown' });
  });

  it('appends that are begun and not final are refused when they hold much', async () => {
    const raw = new Client(`${HOST}:${own.node.port}`, credentials.createInsecure());
    const call = raw.makeBidiStreamRequest('/event_store.client.streams.Streams/BatchAppend', bytes, bytes);
    const refused = once(
      call.on('error', () => undefined),
      'data',
    );
    const unfinished = () => {
      const writer = new ProtobufWriter();
      writer.message(1, () => writer.string(2, randomUUID()));
      writer.message(2, () => {
        writer.message(1, () => writer.string(3, 'unfinished'));
        writer.empty(4);
      });
      writer.message(3, () => {
        writer.message(1, () => writer.string(2, randomUUID()));
        for (const key of ['type', 'content-type'])
          writer.message(2, () => {
            writer.string(1, key);
            writer.string(2, 'a');
          });
        writer.bytes(3, Buffer.alloc(15 << 20));
      });
      return writer.finish();
    };
    for (let n = 0; n < 5; n++) call.write(unfinished());
    const [answer] = (await refused) as [Buffer];
    expect(answer.toString('latin1')).toContain('Too much is begun');
    call.cancel();
    raw.close();
  });

  it('ids are known again after a restart as far back as 64 MiB of events reach', async () => {
    const [early, late] = [1, 2].map((n) => jsonEvent({ type: 'x', data: { n } }));
    const append = async (event = early!) => (await own.client.appendToStream('repeated', event)).nextExpectedRevision;
    expect(await append(early)).toBe(0n);
    for (let n = 0; n < 65; n++)
      await own.client.appendToStream('filler', binaryEvent({ type: 'x', data: Buffer.alloc(1 << 20) }));
    expect(await append(late)).toBe(1n);
    expect(await append(early)).toBe(0n);
    await own.stop();
    await own.start();
    expect(await append(late)).toBe(1n);
    expect(await append(early)).toBe(2n);
  });
});
