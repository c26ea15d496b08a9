import { jsonEvent, type Position } from '@eventstore/db-client';
import { ownNode } from '../testing/own-node.ts';
import { TestClock } from '../testing/test-clock.ts';

const events = (count: number) => Array.from({ length: count }, (_, n) => jsonEvent({ type: 'written', data: { n } }));

(process.env.EVENTSTORE_URL ? describe.skip : describe)('space of hidden events', () => {
  const clock = new TestClock();
  const own = ownNode(clock);

  const inLog = async (stream: string): Promise<bigint[]> => {
    const found: bigint[] = [];
    for await (const { event } of own.client.readAll()) if (event?.streamId === stream) found.push(event.revision);
    return found;
  };
  const inStream = async (stream: string): Promise<bigint[]> => {
    const found: bigint[] = [];
    for await (const { event } of own.client.readStream(stream)) found.push(event!.revision);
    return found;
  };

  it('is taken back, and of the rest nothing is lost, moved or counted anew', async () => {
    const positions: Position[] = [];
    for (const stream of ['all', 'count', 'before', 'age', 'deleted', 'tombstoned']) {
      for (const count of [1200, 5]) positions.push((await own.client.appendToStream(stream, events(count))).position!);
    }
    await own.client.setStreamMetadata('count', { maxCount: 10 });
    await own.client.setStreamMetadata('count', { maxCount: 3 });
    await own.client.setStreamMetadata('before', { truncateBefore: 1203 });
    await own.client.setStreamMetadata('age', { maxAge: 1 });
    await own.client.deleteStream('deleted');
    clock.pass(2_100);

    expect(await own.node.reclaim()).toBe(1202 + 1 + 1203 + 1204 + 1204);
    expect(await own.node.reclaim()).toBe(0);
    expect(await inLog('count')).toEqual([1202n, 1203n, 1204n]);
    expect(await inStream('count')).toEqual([1202n, 1203n, 1204n]);
    expect(await inLog('$$count')).toEqual([1n]);
    expect(await inStream('before')).toEqual([1203n, 1204n]);
    expect(await inLog('age')).toEqual([1204n]);
    expect(await inStream('age')).toEqual([]);
    expect(await inLog('all')).toHaveLength(1205);
    await expect(inStream('deleted')).rejects.toMatchObject({ type: 'stream-not-found' });

    await own.stop();
    await own.start();
    const next = async (stream: string) => (await own.client.appendToStream(stream, events(1))).nextExpectedRevision;
    for (const stream of ['all', 'count', 'before', 'age', 'deleted']) expect(await next(stream)).toBe(1205n);
    expect(await inStream('deleted')).toEqual([1205n]);
    for (const fromPosition of positions) {
      const subscription = own.client.subscribeToAll({ fromPosition });
      for await (const { event } of subscription) {
        expect(event!.position.commit).toBeGreaterThan(fromPosition.commit);
        break;
      }
    }
  });
});
