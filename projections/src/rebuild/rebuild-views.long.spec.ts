import { rankingRules, viewNames } from '@henna/domain';
import { logOf } from '../testing/memory-log.ts';
import { RandomLog } from '../testing/random-log/random-log.ts';
import { manyIntents } from '../testing/random-log/intents.ts';
import { eventually, Installation } from '../testing/installation.ts';
import { activeIn, checkpointsIn, newBuild } from '../runner/builds.ts';
import { projections } from '../views/projections.ts';

const seed = 20_261_122;
const history = (salt: number) => RandomLog.fromIntents(manyIntents(seed + salt, 600)).events;

describe('a rebuild', () => {
  let installation: Installation;
  beforeEach(async () => (installation = await Installation.start()));
  afterEach(() => installation.stop());

  const active = async () => (await activeIn(installation.db).findOne({ _id: 'active' }))!.builds;

  it('beside a running load makes the same documents and answers when it is level', async () => {
    const events = history(1);
    const half = Math.floor(events.length / 2);
    await installation.startWorker();
    await installation.append(events.slice(0, half));
    const appended = installation.append(events.slice(half));
    const lines = await installation.rebuild('all');
    await installation.untilReached(await appended);
    expect(lines.at(-1)).toMatch(/answering now$/);
    expect(await active()).toEqual(Object.fromEntries(viewNames.map((view) => [view, 2])));
    expect(await installation.stored()).toEqual(await installation.replayed());
    const retiring = await checkpointsIn(installation.db).find({ phase: 'retiring' }).toArray();
    expect(retiring.map(({ build, retireAt }) => [build, retireAt! > new Date()])).toEqual(
      viewNames.map(() => [1, true]),
    );
  });

  it('without a worker waits for the next start', async () => {
    const worker = await installation.startWorker();
    const last = await installation.append(history(2));
    await installation.untilReached(last);
    await worker.stop();
    const lines = await installation.rebuild('product');
    expect(lines.at(-1)).toMatch(/from the next start/);
    expect(await active()).toMatchObject({ product: 1 });
    await installation.startWorker();
    await eventually('the switch', async () => (await active()).product === 2);
    expect(await installation.stored()).toEqual(await installation.replayed());
  });

  it('that was given up is dropped, and so is a build that has retired', async () => {
    const abandoned = newBuild(projections.vote, 7, { builtUntil: new Date(0) });
    const retired = newBuild(projections.brand, 6, { phase: 'retiring', retireAt: new Date(0) });
    await checkpointsIn(installation.db).insertMany([abandoned, retired]);
    await installation.db.createCollection('vote@7');
    await installation.db.createCollection('brand@6');
    await installation.startWorker();
    const names = (await installation.db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
    expect(names).toContain('vote@1');
    expect(names).not.toContain('vote@7');
    expect(names).not.toContain('brand@6');
    expect(await checkpointsIn(installation.db).countDocuments({ build: { $gt: 1 } })).toBe(0);
  });

  it('never gets the number of a build that was given up', async () => {
    const worker = await installation.startWorker();
    await worker.stop();
    await installation.rebuild('vote');
    const givenUp = { phase: 'building' as const, builtUntil: new Date(0) };
    await checkpointsIn(installation.db).updateOne({ _id: 'vote@2' }, { $set: givenUp });
    await installation.startWorker();
    expect(await checkpointsIn(installation.db).countDocuments({ _id: 'vote@2' })).toBe(0);
    await installation.rebuild('vote');
    await eventually('the switch', async () => (await active()).vote === 3);
  });

  it('begins by itself for a view whose code has another version', async () => {
    const worker = await installation.startWorker();
    await installation.untilReached(await installation.append(history(3)));
    await worker.stop();
    await checkpointsIn(installation.db).updateOne({ _id: 'rating@1' }, { $set: { version: 0 } });
    await installation.startWorker();
    await eventually('the switch', async () => (await active()).rating === 2);
    expect(await active()).toMatchObject({ product: 1, vote: 1 });
    expect(await installation.stored()).toEqual(await installation.replayed());
  });

  it('begins by itself when the trending rules change, and makes what a fresh replay makes', async () => {
    await installation.startWorker();
    const { points, capPerPersonAndDay, halfLifeDays } = rankingRules;
    const from = { points, capPerPersonAndDay, halfLifeDays };
    const to = { points: { ...points, visits: 0 }, capPerPersonAndDay: 9, halfLifeDays: 3 };
    const changedAt = '2026-03-02T10:00:00.000Z';
    const changed = logOf({ type: 'TrendingRulesChanged', data: { from, to, changedAt } });
    const events = history(4);
    await installation.append([...events.slice(0, 300), ...changed]);
    await eventually('the switch', async () => (await active()).product === 2);
    await installation.untilReached(await installation.append(events.slice(300)));
    expect(await active()).toMatchObject({ product: 2, vote: 1 });
    expect(await installation.stored()).toEqual(await installation.replayed());
  });
});
