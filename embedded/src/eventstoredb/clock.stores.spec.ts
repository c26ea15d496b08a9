import { jsonEvent } from '@eventstore/db-client';
import { testNode } from './testing/test-node.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

(process.env.EVENTSTORE_URL ? describe.skip : describe)('a clock that jumps', () => {
  const begin = Date.now();
  let ahead = 0;
  const own = testNode(() => begin + ahead);

  it('changes no order: times go on from the last one, after a restart too', async () => {
    const positions: bigint[] = [];
    for (ahead of [0, HOUR, -HOUR, -60 * YEAR, 5]) {
      const written = jsonEvent({ type: 'written', data: {} });
      positions.push((await own.client.appendToStream('order', written)).position!.commit);
      if (ahead !== -HOUR) continue;
      await own.stop();
      await own.start();
    }
    const events: { at: number; position: bigint }[] = [];
    for await (const { event } of own.client.readStream('order'))
      events.push({ at: event!.created.getTime() - begin, position: event!.position!.commit });
    expect(events.map(({ at }) => at)).toEqual([0, HOUR, HOUR, HOUR, HOUR]);
    expect(events.map(({ position }) => position)).toEqual(positions);
    expect(positions.toSorted((a, b) => Number(a - b))).toEqual(positions);
  });
});
