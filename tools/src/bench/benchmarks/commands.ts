import { setTimeout as pause } from 'node:timers/promises';
import { jsonEvent, NO_STREAM, type EventStoreDBClient } from '@eventstore/db-client';
import type { Bench, Benchmark } from '../bench.ts';
import { concurrently, metadata, withEvents } from '../fixtures/append-events.ts';
import type { Cost } from '../installation.ts';
import { closedLoop, type LoadRequest } from '../load.ts';
import { cpuMs } from '../processes.ts';
import { atLeast, atMost, compared, median, rounded } from '../table.ts';

const connections = 64;
const rounds = 5;
const amounts = { vote: 1_500, secondVote: 1_000, rating: 1_000, comment: 600, append: 6_000 };
/** Blocks of a thousand commands: cold programs cost several times as much. */
const warmUp = { amount: 1_000, least: 5, most: 15 };
/** CPU falls no more when a block costs at least this share of the one before. */
const steadyShare = 0.95;
type Kind = 'vote' | 'secondVote' | 'rating' | 'comment';
const withPeer = (aim: number) => ({ aim, hasPeer: true });

/** What loads cost: of the product, of the minimal service and of bare appends. */
const loads = async (bench: Bench) => {
  const { url } = await bench.service();
  const { eventStoreUrl, service, projection } = await bench.minimal();
  const commands = await bench.commands();
  /** Until every view has committed it. @param numberOf of a command; by default numbers that nothing has used */
  const product = async (kind: Kind, amount: number, numberOf = commands.reserve(amount)) => {
    const load = { connections, amount, requestOf: (index: number) => commands[kind](numberOf(index)) };
    const [cost, { answered, perSecond }] = await bench.product.cost(amount, async () => {
      const result = await closedLoop(url, load);
      await bench.untilCaughtUp();
      return result;
    });
    return { ...cost, perSecond, answered: answered.map(numberOf) };
  };
  let applied = 0;
  const minimal = async (amount: number) => {
    const numberOf = commands.reserve(amount);
    const requestOf = (index: number): LoadRequest => {
      const { json, headers } = commands.vote(numberOf(index));
      return { method: 'POST', path: '/votes', json: { ...json, userId: headers!['x-forwarded-for'] } };
    };
    const [cost, { perSecond }] = await bench.peers.cost(amount, async () => {
      const result = await closedLoop(service.url, { connections, amount, requestOf });
      applied += amount;
      while (Number((await projection.succeed('/')).body) < applied) await pause(20);
      return result;
    });
    return { ...cost, perSecond };
  };
  let appended = 0;
  const appendOne = (client: EventStoreDBClient) => {
    const data = { productId: `product-${appended}`, userId: `user-${appended}`, vote: 'Buildable' };
    const event = jsonEvent({ type: 'BenchVote', data, metadata: { ...metadata(`command-${appended}`) } });
    return client.appendToStream(`bench-append-${appended++}`, event, { expectedRevision: NO_STREAM });
  };
  const append = async (amount: number): Promise<Cost> => {
    const before = cpuMs(process.pid);
    const isCounted = (name: string) => name === 'event store' || name === 'stores outside';
    const work = () =>
      withEvents(eventStoreUrl, (client) => concurrently(Array(amount).keys(), connections, () => appendOne(client)));
    const [cost] = await bench.peers.cost(amount, work, isCounted);
    return { ...cost, cpuMs: cost.cpuMs + (cpuMs(process.pid) - before) / amount };
  };
  return { product, minimal, append };
};

const warm = async (bench: Bench, name: string, block: () => Promise<Cost>): Promise<void> => {
  const costs: number[] = [];
  const isSteady = () => {
    const [last = NaN, before = NaN, third = NaN] = costs.toReversed();
    return costs.length >= warmUp.least && last >= before * steadyShare && before >= third * steadyShare;
  };
  while (costs.length < warmUp.most && !isSteady()) costs.push(rounded((await block()).cpuMs));
  bench.say(`Warmed up ${name}: ${costs.join(', ')} ms each`);
};

const notesOf = (costs: readonly Cost[]) =>
  Object.fromEntries(
    Object.keys(costs[0]!.byProgram).map((name) => [
      `${name} ms`,
      rounded(median(costs.map(({ byProgram }) => byProgram[name]!))),
    ]),
  );

/** Commands as fast as they are answered, with all that follows from them until every view has committed it. */
export const commands: Benchmark = {
  rows: [
    atMost(
      'vote-cpu',
      `CPU of all programs a vote, ${connections} clients, to a minimal service`,
      1,
      'ms',
      withPeer(0.7),
    ),
    atMost('vote-appends', 'the same to a bare append through the official client', 12, 'ms', withPeer(7)),
    atMost('second-vote-cpu', 'CPU of a second vote on the same product to a first', 1.2, 'ms', withPeer(1)),
    atMost('rating-cpu', 'CPU of a rating to a first vote', 1.2, 'ms', withPeer(1)),
    atMost('comment-cpu', 'CPU of a comment to a first vote', 1.5, 'ms', withPeer(1.2)),
    atLeast('vote-rate', `votes a second of ${connections} clients to the minimal service`, 1, '/s', withPeer(1.5)),
  ],
  measure: async (bench) => {
    const { product, minimal, append } = await loads(bench);
    await warm(bench, 'the minimal service', () => minimal(warmUp.amount));
    await warm(bench, 'votes', () => product('vote', warmUp.amount));
    for (const kind of ['rating', 'comment'] as const) await product(kind, warmUp.amount);
    await append(amounts.append);
    const all = { minimal: [] as Cost[], vote: [] as Cost[], append: [] as Cost[], secondVote: [] as Cost[] };
    const others = { rating: [] as Cost[], comment: [] as Cost[] };
    const rates = { minimal: [] as number[], vote: [] as number[] };
    for (let round = 1; round <= rounds; round++) {
      bench.say(`Commands, round ${round} of ${rounds}`);
      const least = await minimal(amounts.vote);
      const votes = await product('vote', amounts.vote);
      rates.minimal.push(least.perSecond);
      rates.vote.push(votes.perSecond);
      all.minimal.push(least);
      all.vote.push(votes);
      all.append.push(await append(amounts.append));
      const repeated = (index: number) => votes.answered[index]!;
      all.secondVote.push(await product('secondVote', amounts.secondVote, repeated));
      others.rating.push(await product('rating', amounts.rating));
      others.comment.push(await product('comment', amounts.comment));
    }
    const toVote = (costs: readonly Cost[], of = all.vote) =>
      compared(
        costs.map((cost) => cost.cpuMs),
        of.map((cost) => cost.cpuMs),
        notesOf(costs),
      );
    return {
      'vote-cpu': toVote(all.vote, all.minimal),
      'vote-appends': toVote(all.vote, all.append),
      'second-vote-cpu': toVote(all.secondVote),
      'rating-cpu': toVote(others.rating),
      'comment-cpu': toVote(others.comment),
      'vote-rate': compared(rates.vote, rates.minimal, notesOf(all.minimal)),
    };
  },
};
