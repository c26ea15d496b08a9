import {
  ballot,
  ballotStream,
  banner,
  bannerStream,
  castVote,
  removeBanner,
  restoreBanner,
  withdrawVote,
  type Banner,
  type BannerEvent,
  type HennaEvent,
  type Past,
  type Recorded,
} from '@henna/domain';
import { RevisionConflict, type EventStore, type NewEvent } from '../stores/event-store.ts';
import { CommandContext } from './command-context.ts';
import { CommandRunner } from './command-runner.ts';
import { StateCache } from './state-cache.ts';

const at = '2026-03-01T12:00:00.000Z';
const stream = bannerStream('n1');
const fields = { title: '0', labels: {}, description: null, descriptionLabels: {}, imageUrl: null, linkUrl: null };
const renamed = (from: string, to: string): BannerEvent => ({
  type: 'BannerChanged',
  data: { bannerId: 'n1', from: { title: from }, to: { title: to }, changedAt: at },
});
const log: Record<string, readonly (readonly [position: bigint, HennaEvent])[]> = {
  [stream]: [
    [1n, { type: 'BannerAdded', data: { bannerId: 'n1', ...fields, active: true, addedAt: at } }],
    [2n, renamed('0', '1')],
    [4n, renamed('1', '2')],
  ],
};
const read = (name: string) => {
  const events = (log[name] ?? []).map(([position, event], index) => ({
    ...event,
    id: String(position),
    stream: name,
    revision: BigInt(index),
    position,
    metadata: { commandId: String(position) },
  })) as unknown as Recorded<HennaEvent>[];
  return Promise.resolve({ events, revision: BigInt(events.length) - 1n });
};

it('lets a decision look at the state at any revision: without what came later', async () => {
  let past: Past<Banner> | undefined;
  const runner = new CommandRunner({ read } as unknown as EventStore);
  const context = new CommandContext({ kind: 'token', id: 'desk', role: 'admin' }, 'api');
  await runner.run(banner, stream, context, (state, before) => {
    expect(state).toMatchObject({ title: '2', removed: false, revision: 2 });
    past = before;
    return [];
  });
  const look = (revision: bigint) => past?.(revision);
  expect(look(-1n)).toBeUndefined();
  expect(look(0n)).toMatchObject({ title: '0', removed: false, revision: 0 });
  expect(look(1n)).toMatchObject({ title: '1', removed: false, revision: 1 });
  expect(look(2n)).toMatchObject({ title: '2', removed: false, revision: 2 });
  expect(look(3n)).toBeUndefined();
});

/** A log in memory that counts how it is used. */
class MemoryLog {
  readonly events: Recorded<HennaEvent>[] = [];
  reads = 0;
  conflicts = 0;

  read(stream: string) {
    this.reads++;
    const events = this.events.filter((event) => event.stream === stream);
    return Promise.resolve({ events, revision: BigInt(events.length) - 1n });
  }

  append(stream: string, expected: bigint, added: readonly NewEvent[]) {
    const { length } = this.events.filter((event) => event.stream === stream);
    if (BigInt(length) - 1n !== expected) {
      this.conflicts++;
      return Promise.reject(new RevisionConflict(stream));
    }
    for (const [index, { id, event, metadata }] of added.entries()) {
      const numbers = { revision: BigInt(length + index), position: BigInt(this.events.length) };
      this.events.push({ ...event, id, stream, metadata, ...numbers });
    }
    return Promise.resolve(BigInt(this.events.length) - 1n);
  }
}

describe('states of streams used lately', () => {
  const options = ['Matte', 'Buildable', 'Gentle'].map((label) => ({ id: label.toLowerCase(), label }));
  const input = { productId: 'p1', userId: 'u1', at, options };
  const ballotOfMember = ballotStream('p1', 'u1');
  let log: MemoryLog;
  let here: CommandRunner;
  let elsewhere: CommandRunner;
  beforeEach(() => {
    log = new MemoryLog();
    [here, elsewhere] = [log, log].map((store) => new CommandRunner(store as unknown as EventStore)) as [
      CommandRunner,
      CommandRunner,
    ];
  });

  const member = { kind: 'member', id: 'u1', role: 'member' } as const;
  const command = (commandId?: string, isFirstRun = true) =>
    new CommandContext(
      member,
      'screen',
      commandId,
      ...([undefined, undefined, undefined, undefined, undefined, undefined, false, undefined] as const),
      isFirstRun,
    );
  const cast = (runner: CommandRunner, vote: string, context = command()) =>
    runner.run(ballot, ballotOfMember, context, castVote({ ...input, vote, voteId: context.newId('vote') }), {
      expectNew: true,
    });
  const withdraw = (runner: CommandRunner, vote: string) =>
    runner.run(ballot, ballotOfMember, command(), withdrawVote({ ...input, vote }));
  const types = () => log.events.map(({ type }) => type);
  const votes = ({ state }: { state: { votes: readonly { vote: string }[] } }) => state.votes.map(({ vote }) => vote);

  it('let commands that follow be appended without a read', async () => {
    await cast(here, 'Matte');
    await cast(here, 'Gentle');
    expect(votes(await withdraw(here, 'Matte'))).toEqual(['Gentle']);
    expect(log).toMatchObject({ reads: 0, conflicts: 0 });
  });

  it('a command for which the stream was folded is decided on that state, unless the stream holds its first run', async () => {
    await cast(elsewhere, 'Matte');
    const next = command('c2', false);
    expect((await here.fold(ballot, ballotOfMember, next)).revision).toBe(0n);
    expect(votes(await cast(here, 'Gentle', next))).toEqual(['Matte', 'Gentle']);
    expect(log.reads).toBe(1);
    await withdraw(elsewhere, 'Gentle');
    const repeated = command('c2', false);
    await here.fold(ballot, ballotOfMember, repeated);
    await cast(here, 'Gentle', repeated);
    expect(types()).toEqual(['VoteCast', 'VoteCast', 'VoteWithdrawn']);
  });

  it('a command for which the stream was folded is decided anew when another service has written since', async () => {
    await cast(elsewhere, 'Matte');
    const next = command('c2', false);
    await here.fold(ballot, ballotOfMember, next);
    await withdraw(elsewhere, 'Matte');
    expect(votes(await cast(here, 'Gentle', next))).toEqual(['Gentle']);
    expect(log.conflicts).toBe(1);
  });

  it('a vote that another service has withdrawn is cast again: no no-op by the cached state', async () => {
    await cast(here, 'Matte');
    await withdraw(elsewhere, 'Matte');
    const outcome = await cast(here, 'Matte');
    expect(votes(outcome)).toEqual(['Matte']);
    expect(types()).toEqual(['VoteCast', 'VoteWithdrawn', 'VoteCast']);
  });

  it('a vote for what another service has voted for is the no-op that the stream says', async () => {
    await cast(here, 'Matte');
    await cast(elsewhere, 'Gentle');
    expect(await cast(here, 'Gentle')).toMatchObject({ events: [], revision: 1n, position: 1n });
    expect(log.events).toHaveLength(2);
  });

  it('after a conflict a command is decided on the stream as read', async () => {
    await cast(here, 'Matte');
    await withdraw(elsewhere, 'Matte');
    expect(votes(await cast(here, 'Gentle'))).toEqual(['Gentle']);
    expect(log).toMatchObject({ reads: 2, conflicts: 1 });
    await withdraw(here, 'Gentle');
    expect(log).toMatchObject({ reads: 2, conflicts: 1 });
  });

  it('a refusal by the cached state is decided again on the stream as read', async () => {
    const add: BannerEvent = { type: 'BannerAdded', data: { bannerId: 'n1', ...fields, active: true, addedAt: at } };
    await here.run(banner, stream, command(), () => [add]);
    await here.run(banner, stream, command(), removeBanner(at));
    await elsewhere.run(banner, stream, command(), restoreBanner(at));
    await here.run(banner, stream, command(), removeBanner(at));
    expect(types()).toEqual(['BannerAdded', 'BannerRemoved', 'BannerRestored', 'BannerRemoved']);
    await expect(here.run(banner, bannerStream('n2'), command(), removeBanner(at))).rejects.toThrow();
  });

  it('a command whose idempotency key was seen before has the outcome of its first run', async () => {
    const first = await cast(here, 'Matte', command('c1'));
    await withdraw(here, 'Matte');
    const repeated = await cast(here, 'Matte', command('c1', false));
    expect(repeated).toEqual({ ...first, events: [expect.objectContaining({ type: 'VoteCast' })] });
    expect(types()).toEqual(['VoteCast', 'VoteWithdrawn']);
  });

  it('a decision that looks at earlier states gets those of the stream as read', async () => {
    await cast(here, 'Matte');
    await cast(here, 'Gentle');
    await here.run(ballot, ballotOfMember, command(), (_state, past) => {
      expect(past(0n)?.votes.map(({ vote }) => vote)).toEqual(['Matte']);
      return [];
    });
    expect(log.reads).toBe(1);
  });

  it('an error of the store is no refusal: what it may have written is read', async () => {
    await cast(here, 'Matte');
    const append = log.append.bind(log);
    log.append = async (...request) => {
      log.append = append;
      await append(...request);
      throw new Error('the answer was lost');
    };
    const context = command('c2');
    await expect(cast(here, 'Gentle', context)).rejects.toThrow('the answer was lost');
    expect((await cast(here, 'Gentle', command('c2', false))).events).toHaveLength(1);
    expect(types()).toEqual(['VoteCast', 'VoteCast']);
  });

  it('are bounded in number and size', () => {
    const cache = new StateCache({ streams: 3, bytes: 10_000 });
    const store = (name: string, text: string) => cache.set(ballot, name, { state: { text } as never, revision: 0n });
    for (const name of ['a', 'b', 'c', 'd']) store(name, 'short');
    expect(['a', 'b', 'c', 'd'].filter((name) => cache.has(name))).toEqual(['b', 'c', 'd']);
    store('long', 'x'.repeat(9_900));
    expect(cache.size).toBe(1);
    store('too long', 'x'.repeat(10_001));
    expect(cache.has('too long')).toBe(false);
  });
});
