import { jsonEvent } from '@eventstore/db-client';
import { ownNode } from './testing/own-node.ts';
import { TestClock } from './testing/test-clock.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const YEAR = 365 * 24 * HOUR;
const written = () => jsonEvent({ type: 'written', data: {} });

(process.env.EVENTSTORE_URL ? describe.skip : describe)('a clock that jumps', () => {
  const clock = new TestClock();
  const own = ownNode(clock);
  afterEach(() => (clock.ahead = 0));

  const inStream = async (stream: string) => {
    const revisions: bigint[] = [];
    for await (const { event } of own.client.readStream(stream)) revisions.push(event!.revision);
    return revisions;
  };
  /** A stream whose events are hidden after a minute, with one event of each moment. */
  const fill = async (stream: string, ...after: number[]) => {
    await own.client.setStreamMetadata(stream, { maxAge: 60 });
    for (const milliseconds of after) {
      clock.pass(milliseconds);
      await own.client.appendToStream(stream, written());
    }
  };
  const restart = async () => {
    await own.stop();
    await own.start();
  };

  it('changes no order: times go on from the last one', async () => {
    const begin = clock.now();
    const positions: bigint[] = [];
    for (const ahead of [0, HOUR, -HOUR, -60 * YEAR, 5]) {
      clock.ahead = ahead;
      positions.push((await own.client.appendToStream('order', written())).position!.commit);
    }
    const events: { at: number; position: bigint }[] = [];
    for await (const { event } of own.client.readStream('order'))
      events.push({ at: event!.created.getTime() - begin, position: event!.position!.commit });
    expect(events.map(({ at }) => at)).toEqual([0, HOUR, HOUR, HOUR, HOUR]);
    expect(events.map(({ position }) => position)).toEqual(positions);
    expect(positions.toSorted((a, b) => Number(a - b))).toEqual(positions);
    clock.pass(HOUR);
  });

  it('hides by $maxAge what is too old by it, until it is put right', async () => {
    await fill('hidden', 0, 30 * SECOND, 20 * SECOND);
    clock.ahead = 20 * SECOND;
    expect(await inStream('hidden')).toEqual([1n, 2n]);
    clock.ahead = YEAR;
    expect(await inStream('hidden')).toEqual([]);
    clock.ahead = -YEAR;
    expect(await inStream('hidden')).toEqual([0n, 1n, 2n]);
    clock.ahead = 0;
    expect(await inStream('hidden')).toEqual([0n, 1n, 2n]);
  });

  it('costs no event, however far it is ahead', async () => {
    await fill('kept', 0, SECOND, SECOND);
    clock.ahead = 10 * YEAR;
    await own.client.appendToStream('kept', written());
    expect(await own.node.reclaim()).toBe(0);
    clock.ahead = 0;
    expect(await inStream('kept')).toEqual([0n, 1n, 2n, 3n]);
    clock.pass(10 * YEAR);
  });

  it('costs none after a start, when it is ahead since before', async () => {
    await fill('started', 0, SECOND, SECOND);
    clock.ahead = 10 * YEAR;
    await restart();
    await own.node.reclaim();
    clock.ahead = 0;
    expect(await inStream('started')).toEqual([0n, 1n, 2n]);
  });

  it('frees what is too old by the time that passes', async () => {
    await fill('freed', 0, SECOND, SECOND);
    clock.pass(58 * SECOND);
    await own.node.reclaim();
    clock.ahead = -YEAR;
    expect(await inStream('freed')).toEqual([0n, 1n, 2n]);
    clock.ahead = 0;
    clock.pass(2 * SECOND);
    await own.node.reclaim();
    clock.ahead = -YEAR;
    expect(await inStream('freed')).toEqual([2n]);
  });
});
