import {
  laneNames,
  stateCollections,
  type CheckpointDocument,
  type LaneName,
  type LeaseDocument,
  type RecordedHennaEvent,
} from '@henna/domain';
import { eventually, Installation } from '../testing/installation.ts';
import { logOf } from '../testing/memory-log.ts';
import { manyIntents } from '../testing/random-log/intents.ts';
import { RandomLog } from '../testing/random-log/random-log.ts';

const randomEvents = (seed: number) => RandomLog.fromIntents(manyIntents(20_261_125 + seed, 200)).events;
const member = (memberId: string): readonly RecordedHennaEvent[] =>
  logOf({ type: 'MemberJoined', data: { memberId, via: 'local', joinedAt: '2026-01-01T00:00:00.000Z' } });

describe('the lanes', () => {
  let installation: Installation;
  beforeEach(async () => (installation = await Installation.start()));
  afterEach(() => installation.stop());

  const checkpoints = () => installation.db.collection<CheckpointDocument>(stateCollections.checkpoints);
  const leases = () => installation.db.collection<Omit<LeaseDocument, '_id'> & { _id: string }>(stateCollections.lease);
  const reached = async (lane: LaneName) => {
    const [slowest] = await checkpoints().find({ lane }).sort({ position: 1 }).limit(1).toArray();
    return BigInt(slowest!.position.toString());
  };

  it('commits few batches in the slow lane, and at once where somebody waits', async () => {
    await installation.startWorker();
    const slow = await installation.listen('slow');
    await eventually('the first line', async () => slow.lines.length > 0);
    const before = slow.lines.length;
    let last = -1n;
    for (let n = 0; n < 30; n += 1) {
      last = await installation.append(member(`m${n}`));
      await eventually('the fast lane', async () => (await reached('fast')) >= last);
    }
    expect(slow.lines.length - before).toBeLessThan(15);
    slow.request(last);
    await eventually('the slow lane', async () => (await reached('slow')) >= last, 900);
    last = await installation.append(member('late'));
    slow.request(last);
    await eventually('the slow lane again', async () => (await reached('slow')) >= last, 900);
    slow.close();
  });

  it('run in workers of their own, of which one may be killed', async () => {
    const events = randomEvents(1);
    const half = Math.floor(events.length / 2);
    await installation.startWorker({ LANES: 'fast' });
    const killed = await installation.startWorker({ LANES: 'slow' });
    const middle = await installation.append(events.slice(0, half));
    await killed.stop('SIGKILL');
    const last = await installation.append(events.slice(half));
    await eventually('the fast lane', async () => (await reached('fast')) >= last);
    expect(await reached('slow')).toBeLessThan(last);
    expect(middle).toBeLessThan(last);
    await installation.startWorker({ LANES: 'slow' });
    await installation.untilReached(last);
    expect(await installation.stored()).toEqual(await installation.replayed());
  });

  it('adopt the views of a worker that knew no lanes, once it holds its lease no longer', async () => {
    const events = randomEvents(2);
    const half = Math.floor(events.length / 2);
    const former = await installation.startWorker();
    await installation.untilReached(await installation.append(events.slice(0, half)));
    await former.stop();
    const heldMs = 2_000;
    const expiresAt = new Date(Date.now() + heldMs);
    await leases().deleteMany({});
    await leases().insertOne({ _id: 'worker', holder: 'elsewhere/1/x', epoch: 7, expiresAt });
    await checkpoints().updateMany({}, { $set: { epoch: 7 }, $unset: { lane: '' } });
    await installation.startWorker();
    const last = await installation.append(events.slice(half));
    await installation.untilReached(last);
    expect(Date.now()).toBeGreaterThanOrEqual(expiresAt.getTime());
    expect((await leases().find().toArray()).map(({ _id, epoch }) => [_id, Number(epoch)])).toEqual(
      laneNames.map((lane) => [lane, 8]),
    );
    expect(await checkpoints().countDocuments({ build: { $ne: 1 } })).toBe(0);
    expect(await installation.stored()).toEqual(await installation.replayed());
  });
});
