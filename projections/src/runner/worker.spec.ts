import { stateCollections, type LeaseDocument, type ParkedDocument } from '@henna/domain';
import { RandomLog } from '../testing/random-log/random-log.ts';
import { manyIntents } from '../testing/random-log/intents.ts';
import { eventually, Installation } from '../testing/installation.ts';
import { logOf, type NewEvent } from '../testing/memory-log.ts';

const seed = 20_261_121;

/** A history of all event types. */
const history = (salt: number, intents = 400) => RandomLog.fromIntents(manyIntents(seed + salt, intents)).events;

const vote = (productId: string, voteId: string): NewEvent => ({
  type: 'VoteCast',
  data: { voteId, productId, userId: 'u', optionId: 'o', vote: 'Good', castAt: '2026-01-01T00:00:00.000Z' },
});
const member = (memberId: string): NewEvent => ({
  type: 'MemberJoined',
  data: { memberId, via: 'local', joinedAt: '2026-01-01T00:00:00.000Z' },
});

describe('the worker', () => {
  let installation: Installation;
  beforeEach(async () => (installation = await Installation.start()));
  afterEach(() => installation.stop());

  it('takes over after a kill in mid-load and ends with the documents of a fresh replay', async () => {
    const events = history(1);
    const killed = await installation.startWorker();
    const begun = await installation.append(events.slice(0, 100));
    const appended = installation.append(events.slice(100));
    await installation.untilReached(begun);
    await killed.stop('SIGKILL');
    await installation.startWorker();
    await installation.untilReached(await appended);
    expect(await installation.stored()).toEqual(await installation.replayed());
  });

  it('parks an event it cannot take and what follows it in its stream, and goes on with the rest', async () => {
    await installation.startWorker();
    const progress = await installation.listen();
    const last = await installation.append(logOf(vote('nowhere', 'v1'), vote('nowhere', 'v2'), member('m1')));
    await installation.untilReached(last);
    const parked = await installation.db
      .collection<ParkedDocument>(stateCollections.parked)
      .find()
      .sort({ _id: 1 })
      .toArray();
    expect(parked.map(({ view, type, reason }) => [view, type, reason])).toEqual([
      ['product', 'VoteCast', 'no product nowhere'],
      ['product', 'VoteCast', 'behind a parked event of its stream'],
    ]);
    expect(await installation.db.collection('vote@1').countDocuments()).toBe(2);
    expect(await installation.db.collection('member@1').countDocuments()).toBe(1);
    await eventually('the last line', async () => progress.lines.at(-1)?.position === last.toString());
    expect(progress.lines.at(-1)?.degraded?.toSorted()).toEqual(['product']);
    progress.close();
  });

  it('finds the one event that the store rejects, parks it and commits the rest', async () => {
    const fields = { name: 'P', brandId: 'b', categoryId: 'c', subcategoryId: 's', description: null, imageUrl: null };
    const data = { productId: 'p', ...fields, shades: [], addedAt: '2026-01-01T00:00:00.000Z' };
    const refused = vote('p', 'v1');
    Object.assign(refused.data, { optionId: 'no\u0000name' });
    const facts = [{ type: 'ProductAdded', data } as const, member('m1'), refused, vote('p', 'v2'), member('m2')];
    const last = await installation.append(logOf(...facts));
    await installation.startWorker();
    await installation.untilReached(last);
    const parked = await installation.db.collection<ParkedDocument>(stateCollections.parked).find().toArray();
    expect(parked.map(({ view, type }) => `${view} ${type}`).sort()).toEqual([
      'history VoteCast',
      'history VoteCast',
      'product VoteCast',
      'product VoteCast',
      'vote VoteCast',
      'vote VoteCast',
    ]);
    expect(await installation.db.collection('member@1').countDocuments()).toBe(2);
  });

  it('drops what an earlier version kept for a view that is gone', async () => {
    const events = history(2);
    const earlier = await installation.startWorker();
    await installation.untilReached(await installation.append(events));
    await earlier.stop('SIGKILL');
    const { db } = installation;
    const checkpoints = db.collection<{ _id: string }>(stateCollections.checkpoints);
    const { _id: _, ...checkpoint } = (await checkpoints.findOne({ _id: 'vote@1' }))!;
    await checkpoints.insertOne({ ...checkpoint, _id: 'metric@1', ...{ view: 'metric', build: 1 } });
    const active = db.collection<{ _id: string }>(stateCollections.builds);
    await active.updateOne({ _id: 'active' }, { $set: { 'builds.metric': 1 } });
    for (const name of ['metric@1', 'metric@1.people']) await db.collection(name).insertOne({ a: 1 });
    await installation.startWorker();
    await eventually('it is dropped', async () => !(await checkpoints.findOne({ _id: 'metric@1' })));
    expect(await active.findOne()).not.toHaveProperty('builds.metric');
    expect(await installation.stored()).toEqual(await installation.replayed());
    const names = (await db.listCollections().toArray()).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('metric'))).toEqual([]);
  });

  it('leaves a stalled predecessor no way to write, and lets a standby take over', async () => {
    const events = history(3);
    const half = Math.floor(events.length / 2);
    const stalled = await installation.startWorker();
    await installation.untilReached(await installation.append(events.slice(0, half)));
    const lease = () => installation.db.collection<LeaseDocument>(stateCollections.lease).findOne();
    const first = await lease();
    await installation.startWorker();
    expect((await lease())!.holder).toBe(first!.holder);
    stalled.process.kill('SIGSTOP');
    const appended = installation.append(events.slice(half));
    await eventually('the standby is elected', async () => (await lease())!.epoch > first!.epoch);
    stalled.process.kill('SIGCONT');
    await installation.untilReached(await appended);
    expect((await lease())!.holder).not.toBe(first!.holder);
    expect(await installation.stored()).toEqual(await installation.replayed());
  });
});
