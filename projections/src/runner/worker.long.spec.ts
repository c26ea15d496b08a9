import { RandomLog } from '../testing/random-log/random-log.ts';
import { manyIntents } from '../testing/random-log/intents.ts';
import { eventually, Installation } from '../testing/installation.ts';

/** A long history of all event types. */
const history = (seed: number, intents: number) => RandomLog.fromIntents(manyIntents(seed, intents)).events;

describe('the worker', () => {
  let installation: Installation;
  beforeEach(async () => (installation = await Installation.start()));
  afterEach(() => installation.stop());

  it('goes on when the event store and MongoDB are killed and come back', async () => {
    const events = history(20_261_123, 1_500);
    const half = Math.floor(events.length / 2);
    await installation.startWorker();
    await installation.untilReached(await installation.append(events.slice(0, half)));
    await installation.stores.restartEvents();
    await installation.stores.restartDocuments();
    await installation.untilReached(await installation.append(events.slice(half)));
    expect(await installation.stored()).toEqual(await installation.replayed());
  });

  it('folds on while a batch is committed when far behind, through a kill of MongoDB and one of its own', async () => {
    const last = await installation.append(history(20_261_125, 12_000));
    const killed = installation.launchWorker();
    const passed = (part: bigint) =>
      eventually(`1/${part} of the log`, async () => (await installation.reached()) >= last / part);
    await passed(1_000n);
    await installation.stores.restartDocuments();
    await passed(4n);
    await killed.stop('SIGKILL');
    expect(await installation.reached()).toBeLessThan(last);
    await installation.startWorker();
    await installation.untilReached(last);
    expect(await installation.stored()).toEqual(await installation.replayed());
  });
});
