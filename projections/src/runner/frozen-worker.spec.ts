import { laneNames, stateCollections, type LeaseDocument } from '@henna/domain';
import { BSON } from 'mongodb';
import { RandomLog } from '../testing/random-log/random-log.ts';
import { manyIntents } from '../testing/random-log/intents.ts';
import { eventually, Installation } from '../testing/installation.ts';

describe('a frozen worker', () => {
  let installation: Installation;
  beforeEach(async () => (installation = await Installation.start()));
  afterEach(() => installation.stop());

  const holders = async () => {
    const leases = await installation.db.collection<LeaseDocument>(stateCollections.lease).find().toArray();
    return Object.fromEntries(leases.map(({ _id, holder }) => [_id, holder]));
  };
  /** Every document of the views and what the workers keep beside them; leases are renewed all the time. */
  const everything = async () => {
    const names = (await installation.db.listCollections().toArray()).map(({ name }) => name);
    const contents = names
      .filter((name) => name !== stateCollections.lease)
      .sort()
      .map(async (name) => [name, await installation.db.collection(name).find().sort({ _id: 1 }).toArray()]);
    return BSON.EJSON.stringify(await Promise.all(contents));
  };

  it('loses its lanes to another one, and writes nothing when it wakes', async () => {
    const { events } = RandomLog.fromIntents(manyIntents(20_261_127, 400));
    const half = Math.floor(events.length / 2);
    const frozen = await installation.startWorker({ LOG_LEVEL: 'info' });
    const first = await holders();
    const successor = await installation.startWorker();
    const appended = installation.append(events.slice(0, half));
    frozen.process.kill('SIGSTOP');
    await installation.untilReached(await appended);
    const second = await holders();
    for (const lane of laneNames) expect(second[lane]).not.toBe(first[lane]);
    const before = await everything();

    frozen.process.kill('SIGCONT');
    const over = () => frozen.errors.filter((line) => line.includes('"lease over"')).length;
    await eventually('it has found its leases over', async () => over() === laneNames.length);
    expect(await everything()).toBe(before);
    expect(await holders()).toEqual(second);

    await successor.stop('SIGKILL');
    await installation.untilReached(await installation.append(events.slice(half)));
    expect(await installation.stored()).toEqual(await installation.replayed());
  });
});
