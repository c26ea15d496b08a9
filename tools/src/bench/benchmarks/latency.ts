import type { Benchmark } from '../bench.ts';
import { openLoop, type LoadRequest } from '../load.ts';
import { atMost, median, quantile, rounded, type Measured } from '../table.ts';

const perSecond = 200;
const seconds = 12;
/** Runs of each way, in turns. */
const rounds = 3;

/** Votes as they come in life, at a steady pace. */
export const latency: Benchmark = {
  rows: [
    atMost('visible', `acknowledged to visible p99, at ${perSecond} votes/s`, 25, 'ms', { aim: 10 }),
    atMost('waiting-vote', `votes that wait for their view p99, at ${perSecond}/s`, 40, 'ms', { aim: 20 }),
  ],
  measure: async (bench) => {
    const commands = await bench.commands();
    const { client } = await bench.service();
    const visible = async (vote: LoadRequest): Promise<number> => {
      const answer = await client.succeed(vote.path, vote);
      const acknowledged = performance.now();
      const headers = { ...vote.headers, 'x-min-position': answer.headers['x-position'] };
      const { productId } = vote.json as { readonly productId: string };
      // A read waits a second at most; on a slow machine it is asked again.
      const look = () => client.succeed(`/api/products/${productId}`, { headers });
      while ((await look()).headers['x-projection-pending']);
      return performance.now() - acknowledged;
    };
    const waiting = async (vote: LoadRequest): Promise<number> => {
      const begun = performance.now();
      await client.succeed(vote.path, { ...vote, headers: { ...vote.headers, prefer: '' } });
      return performance.now() - begun;
    };
    const run = (measure: typeof visible) => {
      const numberOf = commands.reserve(seconds * perSecond);
      return openLoop(seconds * perSecond, perSecond, (index) => measure(commands.vote(numberOf(index))));
    };
    const times = { visible: [] as number[][], waiting: [] as number[][] };
    await run(visible);
    for (let round = 1; round <= rounds; round++) {
      bench.say(`${perSecond} votes/s, round ${round} of ${rounds}`);
      times.visible.push(await run(visible));
      times.waiting.push(await run(waiting));
    }
    const middle = (runs: readonly (readonly number[])[]): Measured => ({
      figure: median(runs.map((run) => quantile(run, 0.99))),
      notes: { 'p50 ms': rounded(median(runs.map(median))) },
    });
    return { visible: middle(times.visible), 'waiting-vote': middle(times.waiting) };
  },
};
