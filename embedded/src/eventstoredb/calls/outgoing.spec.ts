import { Writable } from 'node:stream';
import type { ServerWritableStream } from '@grpc/grpc-js';
import { ResponseStream } from './outgoing.ts';

/** A call as the gRPC library has it: it counts messages. What is written is taken one by one, when told. */
class Call extends Writable {
  cancelled = false;
  private release: (() => void) | undefined;

  constructor() {
    super({ objectMode: true });
  }

  override _write(_: unknown, __: unknown, done: () => void): void {
    this.release = done;
  }

  async take(): Promise<void> {
    this.release?.();
    await new Promise(setImmediate);
  }
}

describe('the answering side of a call', () => {
  let call: Call;
  let outgoing: ResponseStream;
  beforeEach(() => {
    call = new Call();
    outgoing = new ResponseStream(call as unknown as ServerWritableStream<unknown, Buffer>);
  });

  /** How many messages of a size it takes from a sender who waits when told to. */
  const countOf = (size: number): number => {
    for (let count = 1; ; count++) {
      outgoing.send(Buffer.alloc(size));
      if (outgoing.waitForDrain()) return count;
    }
  };

  it('holds a sender back after some messages that the reader does not take', () => {
    const count = countOf(100);
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThan(100);
  });

  it.each([20_000, 100_000, 1 << 20, 16 << 20])('keeps little more than the last message of %d bytes', (size) => {
    expect((countOf(size) - 1) * size).toBeLessThan(1 << 20);
  });

  it('lets the sender go on when large messages are taken', async () => {
    countOf(100_000);
    const drained = outgoing.waitForDrain();
    await call.take();
    await drained;
    expect(outgoing.waitForDrain()).toBeUndefined();
    expect(countOf(100_000)).toBe(1);
  });

  it('lets the sender go when the reader leaves', async () => {
    countOf(1 << 20);
    const drained = outgoing.waitForDrain();
    call.destroy();
    await drained;
    expect(outgoing.isClosed).toBe(true);
  });
});
